import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { appVersion } from '#contract/headers'
import type { Service } from '#contract/services'
import { documentPolicy } from '#server/policy-header'
import { describeCall } from '#server/plugins/description/describe-call'
import { finishDescription } from '#server/plugins/description/finish-description'
import { securitySchemes, signedCall } from '#server/plugins/description/security'

const contentSecurityPolicy = documentPolicy({
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
})

const purposes: Record<Service | 'practice' | 'operations', string> = {
  locale: 'Configuration, words, content and lists of a tenant.',
  account: 'Proving a phone, and accounts of patients.',
  appointment: 'Free times, holds and visits.',
  discovery: 'Practitioners, facilities and insurers.',
  payment: 'Paying for visits.',
  notification: 'Messages to devices.',
  search: 'The search protocol over doctors, facilities, specialities and insurers.',
  practice: 'For the own systems of practices, by the key of a facility.',
  operations: 'For who runs the server.',
}

/** The OpenAPI document of all calls, made from the schemas that validate them, at `{mount}/docs`. */
export default fp(
  async (app) => {
    await app.register(swagger, {
      hideUntagged: true,
      transform: describeCall,
      transformObject: finishDescription,
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Patientweb platform',
          version: appVersion,
          license: { name: 'MIT', identifier: 'MIT' },
          description:
            'Answers are `{ "data": … }`, failures `{ "code", "message", "fields"?, "details"? }`; the search protocol answers ' +
            'bare. Calls carry Client-ID, Country-ID, Accept-Language and the signed X-Date, Digest and X-Authorization.',
        },
        servers: [{ url: app.config.publicOrigin ?? '/' }],
        tags: Object.entries(purposes).map(([name, description]) => ({ name, description })),
        components: { securitySchemes },
        security: signedCall,
      },
    })
    await app.register(async (pages) => {
      pages.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
      await pages.register(swaggerUi, {
        routePrefix: `${app.config.basePath}/docs`,
        staticCSP: contentSecurityPolicy,
        uiConfig: { validatorUrl: null },
      })
    })
  },
  { name: 'openapi', dependencies: ['platform'] },
)
