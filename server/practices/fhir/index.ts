import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '#contract/problem'
import { createJsonParser } from '#server/plugins/gateway/json-body'
import { problemToSend } from '#server/plugins/gateway/problems'
import { problem } from '#server/errors'
import { fhirJson } from './media-type.ts'
import { sendResource } from './reply.ts'
import { toCapabilityStatement } from './resources/capability-statement.ts'
import { outcomeOf } from './resources/operation-outcome.ts'
import { appointmentResources } from './routes/appointment-routes.ts'
import { busyTransaction } from './routes/busy-transaction.ts'
import { readResources } from './routes/read-routes.ts'
import { scheduleResources } from './routes/schedule-routes.ts'
import { slotResources } from './routes/slot-routes.ts'
import { baseOf } from './search/answer-search.ts'

/** How often in a minute one network may ask what the server can do: a system asks once when it starts. */
const mostOpenCalls = 30

/**
 * FHIR R4 for practices' own systems, by the keys of facilities: read, searched and told of in JSON. It describes itself by its capability
 * statement, and is not in the description of the other calls.
 */
export const fhirApi: FastifyPluginAsync = async (api) => {
  api.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  api.setErrorHandler((error, request, reply) => sendResource(reply, outcomeOf(problemToSend(error, request, reply))))
  api.setNotFoundHandler((request, reply) =>
    sendResource(reply, outcomeOf(problemToSend(problem('not_found'), request, reply))),
  )
  api.addContentTypeParser<string>(fhirJson, { parseAs: 'string' }, createJsonParser(api))
  api.addHook('onRequest', async ({ headers, query }) => {
    const { _format: format } = query as { _format?: unknown }
    if (!takesJson(format, headers.accept))
      throw new Problem('unsupported_media_type', { status: 406, message: `Everything is sent as ${fhirJson}.` })
  })

  // Anybody may ask, without a key whose limit counts.
  const config = { rateLimit: { max: mostOpenCalls, timeWindow: 60_000 } }
  api.get('/metadata', { config }, async (request, reply) =>
    sendResource(reply, toCapabilityStatement(baseOf(request))),
  )
  for (const resources of [appointmentResources, slotResources, scheduleResources, readResources, busyTransaction])
    await api.register(resources)
}

/** Whether a caller takes JSON: by what stands in the address, which counts before the header. */
function takesJson(format: unknown, accept = ''): boolean {
  if (format !== undefined)
    return typeof format === 'string' && /^(json$|text\/json|application\/(fhir.)?json)/i.test(format)
  return accept === '' || /json|\*\/\*|application\/\*/i.test(accept)
}
