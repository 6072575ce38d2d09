import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { maintenanceNeeded, type RenderedPage, type Resolution, type Visit } from '#contract/rendering'
import { sendText } from './compress.ts'
import { inProcessCalls } from './dispatch.ts'
import { leaveExpired } from './expired-session.ts'
import { createHtmlCache } from './html-cache.ts'
import { isGone } from './gone.ts'
import type { Front } from './index.ts'
import { chooseLocale, offeredLocales, readLocaleWish, wishedLocale, withoutWish } from './locale-choice.ts'
import { languageLocale } from './locale-choice.ts'
import { contentPolicy, tileHosts } from './policy.ts'
import { originOf } from './origin.ts'
import { hasToken, isElsewhere, isKeyNeeded, isRefreshed, keyQueryOf } from './visit.ts'

/** Every address that shows a page: rendered, or the tenant's shell, or a redirect. */
export const pages: FastifyPluginAsync<{ front: Front }> = async (web, { front }) => {
  const { basePath } = web.config
  const cache = createHtmlCache(web.clock)
  web.tenants.onChange((code) => cache.forget(code))
  /** Stands in kept pages where each answer's own nonce goes. Nobody outside this process can know it. */
  const nonce = randomBytes(18).toString('base64url')

  const visitOf = (request: FastifyRequest, address: string, locale: string): Visit => ({
    origin: originOf(request),
    basePath,
    address,
    tenant: request.tenant.code,
    keyInUrl: isKeyNeeded(request),
    locale,
    assets: front.assets,
    nonce,
    dispatch: inProcessCalls(web, request),
    onFailure: tellFailure(request),
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

  for (const path of ['/', '/*']) web.get(path, async (request, reply) => showPage(request, reply))

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await front.renderer()
    const resolution = renderer.resolve(request.url, basePath)
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
    const wish = readLocaleWish(request.query)
    const isWish = wish.lang !== undefined || wish.country !== undefined
    const choose = async () =>
      wishedLocale(configuration, await chooseLocale(request, inProcessCalls(web, request), basePath), wish)
    if ('locale' in resolution && resolution.locale !== undefined) {
      const wished = wishedLocale(configuration, resolution.locale, wish)
      if (wished !== resolution.locale) {
        const rest = request.url.slice(`${basePath}/${resolution.locale}`.length)
        return reply.header('cache-control', 'no-store').redirect(withoutWish(`${basePath}/${wished}${rest}`), 302)
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
          .redirect(`${basePath}/${await choose()}${withoutWish(resolution.path)}`, isWish ? 302 : resolution.status)
      case 'shell':
        if (ofOneVisit.has(resolution.screen)) reply.headers(keptByNobody)
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
    const render = () => renderer.renderPage(visit)
    const key = [visit.tenant, visit.origin, visit.keyInUrl, locale, address].join(' ')
    const kept = () => (isRefreshed(request) ? cache.renew(key, render) : cache.get(key, render))
    const page = await (front.finish ? render() : kept())
    const isMissing = page.kind === 'document' && page.status === 404
    return send(request, reply, isMissing && (await isGone(request, resolution)) ? { ...page, status: 410 } : page)
  }

  async function sendShell(request: FastifyRequest, reply: FastifyReply, locale: string): Promise<FastifyReply> {
    const shell = await (await front.renderer()).renderShell(visitOf(request, '/', locale))
    return send(request, reply, shell)
  }

  /** In the look of the tenant that is known, else in none: 503 while there is nothing to go on to. */
  async function sendMaintenance(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { knownTenant } = request
    const dispatch = inProcessCalls(web, request)
    // A configuration that cannot be used may fail to say which locales it has.
    const chosen = knownTenant && (await chooseLocale(request, dispatch, basePath).catch(() => undefined))
    const page = await (
      await front.renderer()
    ).renderMaintenance({
      origin: originOf(request),
      basePath,
      address: '/maintenance',
      locale: chosen ?? languageLocale(request.headers['accept-language']),
      assets: front.assets,
      nonce,
      dispatch,
      onFailure: tellFailure(request),
      ...(knownTenant ? { tenant: knownTenant.code, keyInUrl: isKeyNeeded(request) } : {}),
    })
    if (page.kind === 'document' && page.status === 503) reply.header('retry-after', '120')
    return send(request, reply, page)
  }

  /** With the key of the address, so that the page knows whom it stands for. */
  function toMaintenance(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { key } = request.query as { key?: string }
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
    return reply.header('cache-control', 'no-store').redirect(`${basePath}/maintenance${query}`, 302)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
    if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.location, page.status)
    if (request.knownTenant && isElsewhere(request)) reply.header('x-robots-tag', 'noindex')
    const own = randomBytes(16).toString('base64')
    const html = page.html.replaceAll(nonce, own)
    reply.code(page.status).type('text/html; charset=utf-8')
    // By the build a page is known as ours, whatever else answers 200 at this address.
    reply.header('x-build', front.assets.build)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (front.finish) return sendText(request, reply, await front.finish(request.url, html))
    reply.header(
      'content-security-policy',
      contentPolicy({
        ...(page.styles.length > 0 ? { styles: page.styles } : { nonce: own }),
        hosts: request.knownTenant?.configuration.content_hosts ?? [],
        pictures: tileHosts(request.knownTenant?.configuration ?? {}),
      }),
    )
    return sendText(request, reply, html)
  }
}

/** Screens about one visit: their addresses name it, and are nobody else's business. */
const ofOneVisit: ReadonlySet<string> = new Set(['confirmed', 'appointment-detail'])
const keptByNobody = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** For a page that stands although something in it failed: the browser shows that, or tries again. */
const tellFailure = (request: FastifyRequest) => (error: unknown) =>
  request.log.error({ tenant: request.knownTenant?.code, err: error }, 'a part of a page failed')
