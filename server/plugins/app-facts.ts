import fp from 'fastify-plugin'
import type { AppFacts } from '#contract/app-facts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What tenants are checked against, of the app that is served; undefined where no app is. The web front says. */
    appFacts: { read: () => Promise<AppFacts | undefined> }
  }
}

/** Lets calls know of the app what their checks need. */
export default fp(async (app) => void app.decorate('appFacts', { read: async () => undefined }), { name: 'app-facts' })
