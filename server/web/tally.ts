import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { tallied, type TallyRequest } from '#contract/tally'
import { countPush } from '#server/domain/devices/push-figures'
import { problem } from '#server/errors'
import answerHeaders from '#server/plugins/gateway/answer-headers'
import jsonBody from '#server/plugins/gateway/json-body'
import rateLimits from '#server/plugins/gateway/rate-limits'
import { registerAll } from '#server/plugins/register-all'

const Body = Type.Object(
  {
    what: Type.Enum(tallied),
    report: Type.Optional(Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })),
  },
  { additionalProperties: false },
)

/** What an address may tally in a minute: a phone shows a handful of messages in a day. */
const most = 20

/**
 * Counts what workers say, at `{mount}/tally/{tenant}`: a number goes up, and nothing is stored of who said so. No cookie is read or
 * set. Anybody may call it: figures are not proof of anything.
 */
export const tally: FastifyPluginAsync = async (app) => {
  await registerAll(app, [answerHeaders, rateLimits, jsonBody])
  app.post<{ Params: { code: string }; Body: TallyRequest }>(
    '/tally/:code',
    {
      schema: { hide: true, body: Body },
      bodyLimit: 256,
      config: { tenant: 'none', rateLimit: { max: most, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      refuseOtherSites(request)
      const tenant = await app.tenants.find(request.params.code)
      if (!tenant) throw problem('not_found')
      const { what, report } = request.body
      // A message that staff try is no figure.
      if (report !== undefined) await app.testDevices.noteDelivered(tenant.code, report, app.clock())
      else await countPush(app.db, tenant.code, { service: 'web-push', outcome: what }, app.clock())
      return reply.code(204).send()
    },
  )
}

/** Another site could have its visitors count here. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw problem('forbidden')
}
