import type { FastifyPluginAsync } from 'fastify'

/** What crawlers may read: the public pages. Calls, shells and pages about a person are not for them. */
export const robots: FastifyPluginAsync = async (web) => {
  const { basePath } = web.config
  const closed = ['api/', '_shell/', 'demo/', '*/account', '*/dashboard/', '*/appointment-detail/', '*/appointment/']
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${basePath}/${path}`), ''].join('\n')
  web.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain').send(text),
  )
}
