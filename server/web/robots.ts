import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/tenants/tenant'
import { originOf } from './origin.ts'

/**
 * What crawlers should not read, and where the sitemaps are. Private pages are not listed here: they carry `noindex`
 * themselves, which a crawler can only see if it may read them.
 */
export const robots: FastifyPluginAsync = async (web) => {
  const { basePath } = web.config
  const closed = ['api/', '_shell/', 'demo/', 'docs', 'partner/'].map((path) => `Disallow: ${basePath}/${path}`)

  web.get('/robots.txt', async (request, reply) => {
    const sitemaps = (await hasPages(request)) ? ['', `Sitemap: ${originOf(request)}${basePath}/sitemap.xml`] : []
    const text = ['User-agent: *', ...closed, ...sitemaps, ''].join('\n')
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
}

/**
 * Whether pages of a tenant are to be found at this host: a tenant's own host, or any other for the default tenant. Tenants
 * without a host are not announced: their sitemap opens with their key, and they decide who gets that.
 */
async function hasPages({ server: { tenants }, namedHost }: FastifyRequest): Promise<boolean> {
  if (await tenants.isHeldBack(namedHost?.name)) return false
  return Boolean((await tenants.findByHost(namedHost?.name)) ?? (await tenants.find(defaultTenantCode)))
}
