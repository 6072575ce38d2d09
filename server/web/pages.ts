import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { maintenanceNeeded, type RenderedPage, type Resolution, type Visit } from '#contract/rendering'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { inProcessCalls } from './dispatch.ts'
import { leaveExpired } from './expired-session.ts'
import { createHtmlCache } from './html-cache.ts'
import { isGone } from './gone.ts'
import type { Front } from './front.ts'
import {
  chooseLocale,
  offeredLocales,
  readRequestedLocale,
  localeForRequest,
  withoutLocaleRequest,
} from './locale-choice.ts'
import type { PageSender } from './page-sender.ts'
import { createReadyPages } from './ready-pages.ts'
import type { RenderQueue } from './render-queue.ts'
import { createResolutions } from './resolutions.ts'
import { shareable } from './shared-caches.ts'
import { hasToken, isRefreshed, keyQueryOf } from './visit.ts'
import type { WrittenPage } from './written-page.ts'

/** Every address that shows a page: rendered, the tenant's shell, or a redirect. */
export const pages: FastifyPluginAsync<{ front: Front; sender: PageSender; queue: RenderQueue }> = async (
  web,
  { front, sender, queue },
) => {
  const { basePath } = web.config
  const { visitOf, write, send, sendMaintenance } = sender
  const cache = createHtmlCache(web.clock)
  const resolved = createResolutions()
  web.tenants.onChange((code) => cache.forget(code))
  const ready = createReadyPages(web)
  /** When the page was made that a request is answered with, where others may have the same answer. */
  const shared = new WeakMap<FastifyRequest, number>()
  web.addHook('onSend', async (request, reply, payload) => {
    const madeAt = shared.get(request)
    if (madeAt === undefined || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return
    ready.keep(request, reply.getHeaders() as OutgoingHttpHeaders, payload, madeAt)
  })
  web.get('/_shell/:locale', async (request: FastifyRequest<{ Params: { locale: string } }>, reply) => {
    if (!request.knownTenant) return reply.callNotFound()
    const { locale } = request.params
    if (!offeredLocales(request.tenant.configuration).some(({ prefix }) => prefix === locale))
      return reply.callNotFound()
    return sendShell(request, reply, locale)
  })

  web.get('/manifest.webmanifest', async (request: FastifyRequest<{ Querystring: { locale?: string } }>, reply) => {
    if (!request.knownTenant) return reply.callNotFound()
    const offered = offeredLocales(request.tenant.configuration).map(({ prefix }) => prefix)
    const locale = offered.find((prefix) => prefix === request.query.locale) ?? offered[0] ?? 'en-ae'
    const manifest = await (await front.renderer()).renderManifest(visitOf(request, '/', locale))
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest))
  })

  const config = { tenant: 'of visits' } as const
  for (const path of ['/', '/*']) web.get(path, { config }, async (request, reply) => showPage(request, reply))

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await front.renderer()
    const resolution = resolved(renderer, request.url, basePath)
    if (request.knownTenant?.isHidden && !isOfOneVisit(resolution)) request.knownTenant = null
    const isMaintenance = resolution.kind === 'page' && resolution.screen === 'maintenance'
    if (isMaintenance) return sendMaintenance(request, reply)
    if (!request.knownTenant) return toMaintenance(request, reply)
    try {
      return await answer(request, reply, resolution)
    } catch (error) {
      if (!(error instanceof Error) || error.message !== maintenanceNeeded) throw error
      request.log.error({ err: error.cause ?? error }, 'a tenant has no configuration')
      return toMaintenance(request, reply)
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, resolution: Resolution): Promise<FastifyReply> {
    const { configuration } = request.tenant
    const requested = readRequestedLocale(request.query)
    const isRequested = requested.lang !== undefined || requested.country !== undefined
    const choose = async () =>
      localeForRequest(configuration, await chooseLocale(request, inProcessCalls(web, request), basePath), requested)
    if ('locale' in resolution && resolution.locale !== undefined) {
      const wanted = localeForRequest(configuration, resolution.locale, requested)
      if (wanted !== resolution.locale) {
        const rest = request.url.slice(`${basePath}/${resolution.locale}`.length)
        return reply
          .header('cache-control', 'no-store')
          .redirect(withoutLocaleRequest(`${basePath}/${wanted}${rest}`), 302)
      }
    }
    if ('screen' in resolution) {
      const locale = resolution.locale ?? (await choose())
      const page = { screen: resolution.screen, locale, basePath, keyQuery: keyQueryOf(request) }
      const left = leaveExpired(request, reply, page)
      if (left) return left
    }
    switch (resolution.kind) {
      case 'file':
        reply.callNotFound()
        return reply
      case 'redirect':
        return reply
          .header('cache-control', hasToken(request) ? 'no-store' : 'public, max-age=3600')
          .redirect(basePath + resolution.path, resolution.status)
      case 'localise':
        return reply
          .headers({ 'cache-control': 'no-store', vary: 'Cookie' })
          .redirect(
            `${basePath}/${await choose()}${withoutLocaleRequest(resolution.path)}`,
            isRequested ? 302 : resolution.status,
          )
      case 'shell':
        if (isOfOneVisit(resolution)) reply.headers(neverKept)
        return sendShell(request, reply, resolution.locale ?? (await choose()))
      case 'page':
        return sendPage(request, reply, resolution, choose)
    }
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    resolution: Extract<Resolution, { kind: 'page' }>,
    choose: () => Promise<string>,
  ): Promise<FastifyReply> {
    const { address } = resolution
    const locale = resolution.locale ?? (await choose())
    const visit = visitOf(request, address, locale)
    const renderer = await front.renderer()
    const page = await kept(request, visit, address, () => renderer.renderPage(visit))
    const forCaches = resolution.locale === undefined ? {} : shareable(request, page, web.clock())
    reply.headers(forCaches)
    if (page.kind === 'document' && Object.keys(forCaches).length > 0) shared.set(request, page.madeAt)
    const isMissing = page.kind === 'document' && page.status === 404
    return send(request, reply, isMissing && (await isGone(request, resolution)) ? { ...page, status: 410 } : page)
  }

  async function sendShell(request: FastifyRequest, reply: FastifyReply, locale: string): Promise<FastifyReply> {
    const visit = visitOf(request, '/', locale)
    const renderer = await front.renderer()
    return send(request, reply, await kept(request, visit, 'shell', () => renderer.renderShell(visit)))
  }

  /** The cached result for a name, else a new one in its turn. Nothing is cached in development. */
  function kept(
    request: FastifyRequest,
    { tenant, origin, keyInUrl, locale }: Visit,
    name: string,
    make: () => Promise<RenderedPage>,
  ): Promise<WrittenPage> {
    const render = () => queue(addressOf(request), async () => write(request, await make()))
    const key = [tenant, origin, keyInUrl, locale, name].join(' ')
    if (front.finish) return render()
    return isRefreshed(request) ? cache.renew(key, render) : cache.get(key, render)
  }

  /** With the key of the address, so that the page knows its tenant. */
  function toMaintenance(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { key } = request.query as { key?: string }
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
    return reply.header('cache-control', 'no-store').redirect(`${basePath}/maintenance${query}`, 302)
  }
}

const isOfOneVisit = (resolution: Resolution) => resolution.kind === 'shell' && resolution.isOfOneVisit
const neverKept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
