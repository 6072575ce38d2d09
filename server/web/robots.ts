import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/tenants/tenant'
import { originOf } from './origin.ts'

/**
 * What crawlers need not read, and where the lists of pages are. Pages about a person are not closed here: they say themselves
 * that they are not to be listed, and only what is read can say so.
 */
export const robots: FastifyPluginAsync = async (web) => {
  const { basePath } = web.config
  const closed = ['api/', '_shell/', 'demo/', 'docs'].map((path) => `Disallow: ${basePath}/${path}`)

  web.get('/robots.txt', async (request, reply) => {
    const sitemaps = (await hasPages(request)) ? ['', `Sitemap: ${originOf(request)}${basePath}/sitemap.xml`] : []
    const text = ['User-agent: *', ...closed, ...sitemaps, ''].join('\n')
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
}

/**
 * Whether a tenant is known by this host: its own, or the default one on any other. Those that have no host are not told: the list
 * of their pages is where their key opens it, and whom they give that to.
 */
async function hasPages({ server: { tenants }, namedHost }: FastifyRequest): Promise<boolean> {
  if (await tenants.isHeldBack(namedHost?.name)) return false
  return Boolean((await tenants.findByHost(namedHost?.name)) ?? (await tenants.find(defaultTenantCode)))
}
