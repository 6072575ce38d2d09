import cookie from '@fastify/cookie'
import type { FastifyPluginAsync } from 'fastify'
import answerHeaders from '#server/plugins/gateway/answer-headers'
import jsonBody from '#server/plugins/gateway/json-body'
import rateLimits from '#server/plugins/gateway/rate-limits'
import { registerAll } from '#server/plugins/register-all'
import { activityRoutes } from './activity-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { wordRoutes } from './content/word-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { entrance } from './entrance.ts'
import { usageRoutes } from './figures/usage-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { pushRoutes } from './push/push-routes.ts'
import { figureRoutes } from './push/figure-routes.ts'
import { testRoutes } from './push/test-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { versionRoutes } from './version-routes.ts'

/** The calls of the partners' console (`contract/console`), at `{mount}/partner/{tenant}/api`: apart from the services of patients. */
export const consoleApi: FastifyPluginAsync = async (app) => {
  await app.register(cookie)
  await registerAll(app, [answerHeaders, rateLimits, jsonBody, entrance])
  app.addHook('onRoute', (route) => {
    // It is no part of the platform's public description.
    route.schema = { hide: true, ...route.schema }
  })
  await registerAll(app, [
    signInRoutes,
    invitationRoutes,
    ownRoutes,
    passkeyRoutes,
    peopleRoutes,
    activityRoutes,
    draftRoutes,
    wordRoutes,
    contentRoutes,
    fileRoutes,
    versionRoutes,
    pushRoutes,
    testRoutes,
    figureRoutes,
    usageRoutes,
  ])
  // An unknown call is answered as a call, never with a page.
  app.all('/*', { config: { tenant: 'none' } }, (_request, reply) => reply.callNotFound())
}
