import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#server/errors'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import rateLimits from '#server/plugins/gateway/rate-limits'
import { sendProblem, toProblem } from '#server/plugins/gateway/problems'
import { forEveryOrigin } from '#server/web/policy'
import type { Front } from '#server/web/front'
import type { PageSender } from '#server/web/page-sender'
import type { RenderQueue } from '#server/web/render-queue'
import { tenantOfPath } from '../entrance.ts'
import { homeOf } from '../staff-cookie.ts'
import { newsDocument } from './frame-document.ts'
import type { FrameNews } from './frame-script.ts'
import { askedInside, isReading } from './preview-calls.ts'
import { sendPreviewFile } from './preview-file.ts'
import { isFramed, sendDocument } from './preview-document.ts'
import { createPreviewPage } from './preview-page.ts'
import { isPreviewOpen, isScheme } from './preview-ticket.ts'
import { createPreviews } from './previews.ts'

type Params = { code: string; ticket: string; scheme: string; '*'?: string }

/** Files below the mount path that pages show, the same for every tenant or drawn for one. */
const isFile = (path: string) => /^(?:fonts|portraits|facility-pictures|demo-map|icons)\//.test(path)

/**
 * The app of a tenant with what is not published yet, for frames of its console: at `{console}/preview/{ticket}/{light|dark}`, which takes the
 * place of the mount path. The ticket alone opens it, since a frame with an origin of its own is sent no cookie.
 */
export const previewPages: FastifyPluginAsync<{ front: Front; sender: PageSender; queue: RenderQueue }> = async (
  web,
  parts,
) => {
  await web.register(rateLimits)
  const previews = createPreviews(web)
  const showPage = createPreviewPage(web, parts)
  const { basePath } = web.config

  web.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.method === 'OPTIONS') return undefined
    const { ticket, scheme } = request.params as Params
    request.tenant = await tenantOfPath(request)
    if (!isScheme(scheme)) throw problem('not_found')
    if (!(await isPreviewOpen(request, ticket))) return sendNews(request, reply, 'over', 401)
    const place = `${basePath}${homeOf(request.tenant.code)}/preview/${ticket}/${scheme}`
    request.tenant = await previews(request.tenant, place)
    return undefined
  })
  web.addHook('onSend', async (request, reply) => {
    if (isDocument(request) && isFramed(request)) reply.removeHeader('x-frame-options')
  })
  web.setErrorHandler(async (error, request, reply) => {
    if (isCall(request) || (toProblem(error).status ?? 500) < 500) return sendProblem(error, request, reply)
    request.log.error({ failure: describeFailure(error) }, 'a preview could not be made')
    return sendNews(request, reply, 'failed', 500)
  })

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'OPTIONS') return reply.headers(preflight).code(204).send()
    const { scheme, '*': path = '' } = request.params as Params
    if (isCall(request)) {
      const call = path.slice('api/'.length)
      if (!isReading(request.method, call)) throw refuse(reply)
      return relay(reply, await askedInside(web, request, path))
    }
    // The app asks whether a document is there before it shows it in a frame.
    if (request.method !== 'GET' && !(request.method === 'HEAD' && isDocument(request))) throw refuse(reply)
    if (path.startsWith('tenant-assets/')) return sendPreviewFile(request, reply, path.slice('tenant-assets/'.length))
    if (isFile(path)) return relay(reply, await askedInside(web, request, path))
    const chosen = isScheme(scheme) ? scheme : 'light'
    const news = isDocument(request)
      ? await sendDocument(request, reply, chosen, path)
      : await showPage(request, reply, chosen)
    // A page of a patient is none that a preview has.
    return news ? sendNews(request, reply, news, 404) : reply
  }
  const config = { tenant: 'none' } as const
  for (const path of ['', '/*']) web.all(`/partner/:code/preview/:ticket/:scheme${path}`, { config }, show)
}

const isDocument = ({ params }: FastifyRequest) => (params as Params)['*']?.startsWith('documents/') ?? false

const isCall = ({ params }: FastifyRequest) => (params as Params)['*']?.startsWith('api/') ?? false

/** Nobody keeps it, no search engine lists it, and nobody but our own console frames it. */
const headers = {
  ...forEveryOrigin,
  'access-control-expose-headers': '*',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': '*, Authorization',
  'access-control-max-age': '600',
}

function refuse(reply: FastifyReply) {
  reply.header('x-preview', 'refused' satisfies FrameNews)
  return problem('forbidden')
}

/** In the place of a page or an answer: what the console around the frame is to say. */
function sendNews(request: FastifyRequest, reply: FastifyReply, news: FrameNews, status: number): FastifyReply {
  reply.header('x-preview', news)
  if (isCall(request)) return sendProblem(problem(status === 401 ? 'unauthenticated' : 'forbidden'), request, reply)
  const { html, policy } = newsDocument(news)
  return reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
}

type Answer = Awaited<ReturnType<typeof askedInside>>

function relay(reply: FastifyReply, answer: Answer): FastifyReply {
  for (const name of ['content-type', 'date', 'retry-after'])
    if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name])
  return reply.code(answer.statusCode).send(answer.rawPayload)
}
