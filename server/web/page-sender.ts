import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '#contract/locale'
import type { RenderedPage, Visit } from '#contract/rendering'
import { sendCompressed } from './compress.ts'
import { inProcessCalls } from './dispatch.ts'
import type { Front } from './front.ts'
import { chooseLocale, languageLocale, offeredLocales } from './locale-choice.ts'
import { originOf } from './origin.ts'
import { remember } from '#server/directory/remember'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { originsOf } from '#server/service-urls'
import { isDatabaseAway } from './is-database-away.ts'
import { permissionsPolicy, tileHosts, walletAddresses } from './policy.ts'
import type { RenderQueue } from './render-queue.ts'
import { isElsewhere, isKeyNeeded } from './visit.ts'
import { writePage, type WrittenPage } from './written-page.ts'

export type PageSender = {
  /** The renderer's input for a visitor who opens an address. The tenant must be known. */
  visitOf: (request: FastifyRequest, address: string, locale: string) => Visit
  /** Converts a page that was rendered for this request to the form in which it is cached and sent. */
  write: (request: FastifyRequest, page: RenderedPage) => Promise<WrittenPage>
  /** Answers with a page, or with 304 where the browser already has it. */
  send: (request: FastifyRequest, reply: FastifyReply, page: WrittenPage) => Promise<FastifyReply>
  /**
   * Answers with the maintenance page: in the theme of the known tenant, else without one, and with 503 while nothing else can
   * be shown. With a status it takes the place of a page that could not be made.
   */
  sendMaintenance: (request: FastifyRequest, reply: FastifyReply, status?: number) => Promise<FastifyReply>
}

/** How long a shared stand-in without the tenant's theme may be served after the tenant is known again. */
const standInMilliseconds = 10_000
const mostStandInBytes = 64 * 1024 * 1024
/** Seconds until a retry: longer for maintenance, shorter for a page that could not be made. */
const retryAfter = { maintenance: 120, page: 30 }

/** Sends pages, shells and the maintenance page of a web front. */
export function createPageSender(web: FastifyInstance, front: Front, queue: RenderQueue): PageSender {
  const { basePath } = web.config
  /** Marks what the renderer writes inline. No sent page contains it. */
  const nonce = randomBytes(18).toString('base64url')

  /** One stand-in for all pages that cannot be made: where too many wait, it must cost nothing. */
  const standIn = remember<WrittenPage>(web.clock, standInMilliseconds, mostStandInBytes)

  const visitorOf = (request: FastifyRequest) => ({
    origin: originOf(request),
    basePath,
    assets: front.assets,
    nonce,
    dispatch: inProcessCalls(web, request),
    onFailure: logFailure(request),
  })
  const visitOf: PageSender['visitOf'] = (request, address, locale) => ({
    ...visitorOf(request),
    ...{ address, locale, tenant: request.tenant.code, keyInUrl: isKeyNeeded(request) },
  })

  const write: PageSender['write'] = async ({ knownTenant, url }, page) => {
    const { finish } = front
    const configuration = knownTenant?.configuration ?? {}
    const elsewhere = {
      hosts: knownTenant?.configuration.content_hosts ?? [],
      pictures: tileHosts(configuration),
      services: [...originsOf(web.config.serviceUrls), ...walletAddresses(configuration)],
      hasOneSignal: Boolean(knownTenant?.configuration.push_enabled && knownTenant.configuration.push_identifier),
    }
    const finished = finish && page.kind === 'document' ? { ...page, html: await finish(url, page.html) } : page
    return writePage(finished, { nonce, elsewhere, madeAt: web.clock().getTime() })
  }

  const send: PageSender['send'] = async (request, reply, page) => {
    if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.location, page.status)
    if (request.knownTenant && isElsewhere(request)) reply.header('x-robots-tag', 'noindex')
    reply.code(page.status).type('text/html; charset=utf-8').header('etag', page.etag)
    // Header with the build, by which a page is recognised as ours, whatever else answers 200 at this address.
    reply.header('x-build', front.assets.build)
    reply.header('permissions-policy', permissionsPolicy(request.knownTenant?.configuration ?? {}))
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    // In development Vite writes scripts and styles of its own into each page.
    if (!front.finish) reply.header('content-security-policy', page.policy)
    if (page.status === 200 && isKnown(request, page.etag))
      return reply.code(304).header('vary', 'Accept-Encoding').send()
    return sendCompressed(request, reply, page.text)
  }

  const sendMaintenance: PageSender['sendMaintenance'] = async (request, reply, status) => {
    const { knownTenant: tenant } = request
    const locale = await localeOf(request, inProcessCalls(web, request))
    const renderer = await front.renderer()
    const visitor = visitorOf(request)
    const whose = tenant ? { tenant: tenant.code, keyInUrl: isKeyNeeded(request) } : {}
    const isStandIn = status !== undefined
    const isServerEmpty = !tenant && !isStandIn && (await hasNoTenant(request))
    const render = async () =>
      write(
        request,
        await renderer.renderMaintenance({
          ...{ ...visitor, ...whose, address: '/maintenance', locale },
          ...{ isStandIn, isServerEmpty },
        }),
      )
    const name = [
      whose.tenant,
      tenant?.updatedAt.getTime(),
      visitor.origin,
      whose.keyInUrl,
      locale,
      isServerEmpty,
    ].join(' ')
    const page = await (isStandIn ? standIn(name, render) : queue(addressOf(request), render))
    if (page.kind === 'redirect') return send(request, reply, page)
    const statusCode = status ?? ((await isDatabaseAway(web)) ? 503 : page.status)
    if (statusCode === 503) reply.header('retry-after', status === undefined ? retryAfter.maintenance : retryAfter.page)
    return send(request, reply, { ...page, status: statusCode })
  }

  return { visitOf, write, send, sendMaintenance }
}

/** Whether no tenant is shown; not where nobody knows, since the database has not answered yet. */
const hasNoTenant = ({ server }: FastifyRequest): Promise<boolean> =>
  server.tenants.all().then(
    (tenants) => tenants.length === 0,
    () => false,
  )

/** Whether the browser, or a cache on the way, already has the page with this tag. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag)

/** The locale in the address, else the default one. */
async function localeOf(request: FastifyRequest, dispatch: Visit['dispatch']): Promise<string> {
  const { server, knownTenant, url, headers } = request
  const { basePath } = server.config
  const [prefix = ''] = url.slice(basePath.length + 1).split(/[/?]/, 1)
  const isOffered = knownTenant
    ? offeredLocales(knownTenant.configuration).some((locale) => locale.prefix === prefix)
    : locales[prefix] !== undefined
  if (isOffered) return prefix
  // With an invalid configuration, finding its locales may fail.
  const chosen = knownTenant && (await chooseLocale(request, dispatch, basePath).catch(() => undefined))
  return chosen ?? languageLocale(headers['accept-language'])
}

/** For a page that is shown although a part of it failed: the browser shows or repeats that part. */
const logFailure = (request: FastifyRequest) => (error: unknown) =>
  request.log.error({ tenant: request.knownTenant?.code, err: error }, 'a part of a page failed')
