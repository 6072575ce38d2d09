import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { services } from '#contract/services'
import { appVersion } from '#contract/headers'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The description of every call, from the schemas that check it, at `{mount}/docs`. */
export default fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Patientweb platform',
          version: appVersion,
          description:
            'Answers are `{ "data": … }`, failures `{ "code", "message", "fields"?, "details"? }`. Calls carry Client-ID, Country-ID, Accept-Language and the signed X-Date, Digest and X-Authorization.',
        },
        tags: [...services, 'operations'].map((name) => ({ name })),
        components: {
          securitySchemes: {
            signature: { type: 'apiKey', in: 'header', name: 'X-Authorization' },
            patient: { type: 'http', scheme: 'bearer' },
            guest: { type: 'apiKey', in: 'header', name: 'X-Guest-Token' },
          },
        },
        security: [{ signature: [] }],
      },
    })
    await app.register(swaggerUi, {
      routePrefix: `${app.config.basePath}/docs`,
      staticCSP: contentSecurityPolicy,
      uiConfig: { validatorUrl: null },
    })
  },
  { name: 'openapi', dependencies: ['platform'] },
)
