import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { defaultTenantCode, type Tenant } from '#server/plugins/gateway/tenants'
import { originOf } from './visit.ts'

/**
 * What crawlers need not read, and where the lists of pages are. Pages about a person are not closed here: they say themselves
 * that they are not to be listed, and only what is read can say so.
 */
export const robots: FastifyPluginAsync = async (web) => {
  const { basePath } = web.config
  const closed = ['api/', '_shell/', 'demo/', 'docs'].map((path) => `Disallow: ${basePath}/${path}`)

  web.get('/robots.txt', async (request, reply) => {
    const sitemaps = (await listedAt(request)).map(
      (query) => `Sitemap: ${originOf(request, web)}${basePath}/sitemap.xml${query}`,
    )
    const text = ['User-agent: *', ...closed, ...(sitemaps.length > 0 ? ['', ...sitemaps] : []), ''].join('\n')
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
}

/**
 * The tenants whose pages are known by this host, as queries of their lists: on a tenant's own host that tenant, on any other the
 * default one and those that have no host and can be reached by their key alone.
 */
async function listedAt({ server, host }: FastifyRequest): Promise<string[]> {
  if (await server.tenants.isHeldBack(host)) return []
  if (await server.tenants.findByHost(host)) return ['']
  const all = await server.tenants.all()
  return all
    .filter(({ code }) => code === defaultTenantCode)
    .map(() => '')
    .concat(all.filter(isByKeyAlone).map(byKey))
}

const isByKeyAlone = ({ code, hosts }: Tenant) => code !== defaultTenantCode && hosts.length === 0
const byKey = ({ code }: Tenant) => `?key=${encodeURIComponent(code)}`
