import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { offeredLocales, type Locale } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import { digestOf, documentPolicy } from '#server/policy-header'
import { createContentCache } from '#server/services/locale/content-cache'
import { pastPreviews } from '#server/services/locale/own-cache'
import { basePathOf } from '#server/tenants/tenant'
import { createTenantContent } from '#server/domain/content/tenant-content'
import type { Front } from '#server/web/front'
import { isKeyNeeded } from '#server/web/visit'
import { cleanBlock } from './clean.ts'
import { documentPage } from './document-page.ts'
import { sentScope } from './scope.ts'

type DocumentRequest = FastifyRequest<{ Params: { key: string }; Querystring: { locale?: string; framed?: string } }>

/**
 * Minimal documents: legal texts and articles of tenants that have no site of their own, from their `document-<key>` blocks.
 * They are made to be framed by the app (U01, R29), run no script and load nothing but the tenant's pictures and fonts.
 */
export const documents: FastifyPluginAsync<{ front: Front }> = async (web, { front }) => {
  const contentOf = createTenantContent(web.db)
  const cache = pastPreviews(createContentCache(web.tenants, web.clock))

  web.get('/documents/:key', async (request: DocumentRequest, reply) => {
    const { knownTenant: tenant } = request
    const locale = tenant && localeOf(tenant.configuration, request.query.locale)
    if (!locale) return reply.callNotFound()
    const blocks = await cache.get(tenant, `documents ${locale.language}`, () =>
      contentOf(tenant).findBlocks(tenant.code, locale.language),
    )
    const block = blocks.get(`document-${request.params.key}`)
    if (block?.html === undefined) return reply.callNotFound()
    const basePath = basePathOf(tenant, web.config.basePath)
    const { html = '', heading = '' } = cleanBlock(block, {
      ...sentScope(tenant, basePath),
      appPath: (path) => withKey(`${basePath}/${locale.prefix}${path}`, keyFor(request)),
    })
    const renderer = await front.renderer()
    const tenantStyle = renderer.renderStyle(tenant.configuration, basePath, tenant.assets)
    const page = documentPage({
      ...{ title: heading, html, locale, tenantStyle },
      // From the address: once a service worker has forwarded a request, it no longer shows that it came from a frame.
      isFramed: request.query.framed !== undefined,
    })
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policyOf(page.style, tenant.configuration),
        'x-frame-options': 'SAMEORIGIN',
      })
      .send(page.html)
  })
}

/** The requested locale where the tenant offers it, else its first. */
function localeOf({ markets, languages }: ClientConfiguration, prefix: string | undefined): Locale | undefined {
  const offered = offeredLocales(markets, languages)
  return offered.find((locale) => locale.prefix === prefix) ?? offered[0]
}

/** Where the host does not decide the tenant, addresses of the app carry its key. */
const keyFor = (request: FastifyRequest) =>
  isKeyNeeded(request) && !request.tenant.preview ? request.tenant.code : undefined

function withKey(path: string, key: string | undefined): string {
  if (key === undefined) return path
  const url = new URL(path, 'https://app.invalid')
  url.searchParams.set('key', key)
  return `${url.pathname}${url.search}${url.hash}`
}

const policyOf = (style: string, { content_hosts: hosts = [] }: ClientConfiguration) => {
  const origins = hosts.filter((host) => /^[a-z0-9.-]+(?::\d+)?$/.test(host)).map((host) => `https://${host}`)
  return documentPolicy({
    'style-src': [digestOf(style)],
    'img-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}
