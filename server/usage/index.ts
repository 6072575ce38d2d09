import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { usageEvents, usagePath } from '#contract/usage-events'
import { createAllowance } from '#server/client-errors/allowance'
import { dayAt } from '#server/domain/availability/wall-clock'
import { problem } from '#server/errors'
import answerHeaders from '#server/plugins/gateway/answer-headers'
import jsonBody from '#server/plugins/gateway/json-body'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { bucketOf, createRateStore } from '#server/plugins/gateway/rate-store'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'

const Report = Type.Object(
  {
    events: Type.Array(Type.Enum(usageEvents), { minItems: 1, maxItems: usageEvents.length, uniqueItems: true }),
  },
  { additionalProperties: false },
)

/** The longest report has some two hundred bytes. */
const bodyLimit = 1024
/** Reports counted of one address in a minute: a booking makes six, and families share an address. */
const countedPerAddress = 30
/** Reports answered to one address in a minute: a hospital's waiting room shares one too, and no browser of it shall name a refusal. */
const answeredPerAddress = 300
/** Reports of all addresses in a minute that this process counts. */
const perProcess = 6000

/**
 * `{mount}/usage`: how the app is used (`contract/usage-events.ts`), as numbers of the tenant's day. Open to everybody, as pages are: whoever makes
 * reports up moves a number by as much as the limits let through. No cookie is read or set, and nothing is stored or logged of who reports. The
 * tenant is that of host or key. Answered with 204, counted or not.
 */
export const usage: ServicePlugin = async (app) => {
  await registerAll(app, [answerHeaders, jsonBody])
  await app.register(rateLimit, {
    max: answeredPerAddress,
    timeWindow: 60_000,
    store: createRateStore(app.rateCounter, 'usage'),
    keyGenerator: addressOf,
    errorResponseBuilder: () => problem('rate_limited'),
  })
  const allowance = createAllowance(perProcess, app.clock)
  const isCounted = async (request: FastifyRequest) => {
    const bucket = bucketOf('counted usage', countedPerAddress, addressOf(request))
    return (await app.rateCounter.add(bucket, 1, 60_000, countedPerAddress)).points <= countedPerAddress
  }

  app.post(
    usagePath,
    {
      bodyLimit,
      schema: {
        tags: ['operations'],
        operationId: 'reportUsage',
        summary: 'Counts how the app is used, without persons',
        security: [],
        body: Report,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { tenant, body, log } = request
      const turnedAway = allowance.turnedAway()
      if (turnedAway > 0) log.warn({ turnedAway }, 'more usage was reported than is counted in a minute')
      if (isPerson(request) && (await isCounted(request)) && allowance.take()) {
        const timeZone = await app.zoneOf(tenant.configuration.country_code)
        app.usage.count(tenant.code, dayAt(app.clock().getTime(), timeZone).toString(), body.events)
      }
      return reply.code(204).send(null)
    },
  )
}

/** Programs that say what they are are not counted, nor is whoever asks not to be: the app itself reports nothing of them. */
const isPerson = ({ headers }: FastifyRequest): boolean =>
  !/bot\b|crawl|spider|slurp|lighthouse/i.test(headers['user-agent']?.slice(0, 512) ?? '') &&
  headers['sec-gpc'] !== '1' &&
  headers['dnt'] !== '1'
