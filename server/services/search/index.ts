import { calls, routePath } from '#contract/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { SearchAnswer, searchIndexes, type SearchIndex } from '#contract/search'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import { createJsonParser } from '#server/plugins/gateway/json-body'
import { addressOf, countCost } from '#server/plugins/gateway/rate-limits'
import type { ServicePlugin } from '#server/plugins/type-provider'
import searchEngine from '#server/search/plugin'
import { answerAll, atPath, type IndexQuery } from './answer-all.ts'
import { costOf, weightOf, type Weight } from './bounds.ts'
import { readQuery, type Query } from './read-query.ts'
import { refuseUnknown } from './unknown-params.ts'
import { createInFlightLimit } from './in-flight-limit.ts'

/** Bytes of a call. The app's longest queries have some six hundred each. */
const bodyLimit = 32 * 1024
/** Most queries in a call. */
const mostQuestions = 20

const QueryBody = Type.Record(Type.String(), Type.Unknown())
/** `default` is a search for hits; searching facet values is not supported. */
const OneOfSeveral = Type.Object({ indexName: Type.String(), type: Type.Optional(Type.Literal('default')) })
const QueriesBody = Type.Object({
  requests: Type.Array(Type.Intersect([OneOfSeveral, QueryBody]), {
    maxItems: mostQuestions,
  }),
  strategy: Type.Optional(Type.Enum(['none', 'stopIfEnoughMatches'])),
  start_time: Type.Optional(Type.String()),
  end_time: Type.Optional(Type.String()),
  country_code: Type.Optional(Type.String()),
  fg_online: Type.Optional(Type.Boolean()),
})
const callParameters = Object.keys(QueriesBody.properties)
/** The one answer whose code is a number (V13). */
const UnknownIndex = Type.Object({ code: Type.Literal(512), message: Type.String() })

/** The search protocol (C70, C71) over the engine. Answers have no `data` envelope. */
const searchService: ServicePlugin = async (app) => {
  if (!app.hasDecorator('searchEngine')) await app.register(searchEngine, {})

  // The protocol's own client sends its JSON as text/plain.
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, createJsonParser(app))
  const inFlight = createInFlightLimit()
  /** Adds the configured radius to a query around a place that has none (K04). */
  const withReach = ({ params, options }: Query): Query =>
    params.aroundLatLng === undefined
      ? { params, options }
      : { params: { aroundRadius: app.config.searchRadiusMetres, ...params }, options }

  /** Counts the cost of the queries, and sends the answers as one text, unless the caller no longer waits. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    queries: readonly IndexQuery[],
    { stopsEarly = false, toBody }: { stopsEarly?: boolean; toBody: (answers: readonly string[]) => string },
  ): Promise<never> {
    await countCost(request, costOf(queries.map(weightOfQuery)) - 1)
    const client = addressOf(request)
    const call = request.isInProcess ? undefined : inFlight.begin(client, reply.raw)
    const answers = await answerAll(await app.searchEngine(), app.searchTurns, queries, {
      stopsEarly,
      scope: scopeOf(request.tenant),
      waiting: { client, signal: call?.signal },
    }).catch((failure: unknown) => {
      if (!call?.signal.aborted) throw failure
    })
    if (!answers) return reply.hijack() as never
    const body = toBody(answers)
    call?.hold(Buffer.byteLength(body))
    return reply.type('application/json; charset=utf-8').serializer(String).send(body) as never
  }

  const config = { repeatable: true }
  app.post(
    routePath(calls.search),
    {
      config,
      bodyLimit,
      schema: {
        operationId: 'search',
        summary: 'One query (C70)',
        params: Type.Object({ indexName: Type.String() }),
        body: Type.Optional(QueryBody),
        response: { 200: SearchAnswer, 404: UnknownIndex },
      },
    },
    async (request, reply) => {
      const { indexName } = request.params
      if (!isIndex(indexName)) return reply.code(404).send(unknownIndex(indexName))
      const query = withReach(readQuery(request.body ?? {}))
      return answer(request, reply, [{ index: indexName, path: '', ...query }], { toBody: ([only]) => only! })
    },
  )

  app.post(
    '/search/indexes/:indexName/queries',
    {
      config,
      bodyLimit,
      preValidation: refuseMany,
      schema: {
        operationId: 'searchSeveral',
        summary: 'Several queries at once (C71)',
        params: Type.Object({ indexName: Type.String() }),
        body: QueriesBody,
        response: { 200: Type.Object({ results: Type.Array(SearchAnswer) }), 404: UnknownIndex },
      },
    },
    async (request, reply) => {
      const { requests, strategy, ...common } = request.body
      refuseUnknown(request.body, callParameters, '')
      const unknown = [request.params.indexName]
        .filter((name) => name !== '*')
        .concat(requests.map(({ indexName }) => indexName).filter((name) => !isIndex(name)))[0]
      if (unknown !== undefined) return reply.code(404).send(unknownIndex(unknown))
      const queries = requests.map(({ indexName, type: _default, ...query }, position) => {
        const path = `/requests/${position}`
        return { index: indexName as SearchIndex, path, ...withReach(readQuery({ ...common, ...query }, path)) }
      })
      return answer(request, reply, queries, {
        stopsEarly: strategy === 'stopIfEnoughMatches',
        toBody: (answers) => `{"results":[${answers.join(',')}]}`,
      })
    },
  )
}
export default searchService

function weightOfQuery({ path, params }: IndexQuery): Weight {
  try {
    return weightOf(params)
  } catch (failure) {
    throw atPath(path, failure)
  }
}

/** A long list is refused before validation: the schema would report every entry. */
async function refuseMany({ body }: FastifyRequest): Promise<void> {
  const { requests } = (body ?? {}) as { requests?: unknown }
  if (!Array.isArray(requests) || requests.length <= mostQuestions) return
  const message = `must not have more than ${mostQuestions} items`
  throw problem('validation_failed', { fields: [{ path: '/requests', message }] })
}

function isIndex(name: string): name is SearchIndex {
  return searchIndexes.some((index) => index === name)
}

/** The message of the specification (V13); only a plain name is quoted. */
function unknownIndex(name: string): { code: 512; message: string } {
  return { code: 512, message: /^\w{1,100}$/.test(name) ? `index ${name} not defined` : 'index not defined' }
}
