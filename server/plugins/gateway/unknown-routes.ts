import fp from 'fastify-plugin'
import { problem } from '#server/errors'
import { sendProblem } from './problems.ts'

/** Answers unknown addresses below the services: 405 with the allowed methods where another method is served, else 404. */
export default fp(
  async (api) => {
    const routes: { method: string; pattern: RegExp }[] = []
    api.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, pattern: toPattern(url) })
    })
    api.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?')[0]!
      const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (allowed.length === 0) return sendProblem(problem('not_found'), request, reply)
      reply.header('allow', [...new Set(allowed)].join(', '))
      return sendProblem(problem('method_not_allowed'), request, reply)
    })
  },
  { name: 'unknown-routes' },
)

/** `/doctors/:id/services` as a regular expression over a request's path. */
function toPattern(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+'
    return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')
  })
  return new RegExp(`^${segments.join('/')}$`)
}
