import type { FastifyPluginAsync } from 'fastify'
import { socialProviders } from '#contract/social-providers'
import { pageOf } from './social-state.ts'

/** Path, under the mount path, to which a site sends patients back: what is registered there. */
export const returnPath = (provider: string): string => `/sign-in/${provider}`

/** What a site may say, with the most characters of each. */
const said = { state: 200, code: 2048, iss: 300, error: 100 } as const

/**
 * Where patients come back to from another site: hands what they bring on to the app, behind the `#`, which no server and no log gets to
 * see. Nothing is decided or stored here; the app shows it together with the key of the browser that began.
 */
export const socialReturn: FastifyPluginAsync = async (app) => {
  for (const provider of socialProviders)
    app.get(returnPath(provider), { schema: { hide: true }, config: { tenant: 'none' } }, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const brought = new URLSearchParams({ social: provider })
      for (const [name, longest] of Object.entries(said)) {
        const value = query[name]
        if (typeof value === 'string' && value !== '' && value.length <= longest) brought.set(name, value)
      }
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${app.config.basePath}${pageOf(brought.get('state') ?? '')}#${brought.toString()}`, 303)
    })
}
