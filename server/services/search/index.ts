import * as Type from 'typebox'
import { SearchAnswer, searchIndexes, type SearchIndex } from '#contract/search'
import { malformed } from '#server/plugins/gateway/json-body'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { scopeOf, type Scope } from '#server/directory/scope'
import type { SearchEngine } from '#server/search/engine'
import searchEngine from '#server/search/plugin'
import { readQuery, type Query } from './read-query.ts'

const QueryBody = Type.Record(Type.String(), Type.Unknown())
const QueriesBody = Type.Object({
  requests: Type.Array(Type.Intersect([Type.Object({ indexName: Type.String() }), QueryBody]), { maxItems: 20 }),
  strategy: Type.Optional(Type.Enum(['none', 'stopIfEnoughMatches'])),
  start_time: Type.Optional(Type.String()),
  end_time: Type.Optional(Type.String()),
  country_code: Type.Optional(Type.String()),
  fg_online: Type.Optional(Type.Boolean()),
})
/** The one answer whose code is a number (V13). */
const UnknownIndex = Type.Object({ code: Type.Literal(512), message: Type.String() })

/** The search protocol (C70, C71) over the engine. Answers stand bare, without `data`. */
const searchService: ServicePlugin = async (app) => {
  if (!app.hasDecorator('searchEngine')) await app.register(searchEngine, {})

  // The protocol's own client sends its JSON as text/plain.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (failure, value) => (failure ? done(malformed(body)) : done(null, value)))
  })
  const config = { repeatable: true }
  /** Around a place as far as the setting says, where a question does not (K04). */
  const withReach = ({ params, options }: Query): Query =>
    params.aroundLatLng === undefined
      ? { params, options }
      : { params: { aroundRadius: app.config.searchRadiusMetres, ...params }, options }

  app.post(
    '/search/indexes/:indexName/query',
    {
      config,
      schema: {
        summary: 'One query (C70)',
        params: Type.Object({ indexName: Type.String() }),
        body: Type.Optional(QueryBody),
        response: { 200: SearchAnswer, 404: UnknownIndex },
      },
    },
    async (request, reply) => {
      const { indexName } = request.params
      if (!isIndex(indexName)) return reply.code(404).send(unknownIndex(indexName))
      const { params, options } = withReach(readQuery(request.body ?? {}))
      const engine = await app.searchEngine()
      return engine.search(indexName, params, { scope: scopeOf(request.tenant), options })
    },
  )

  app.post(
    '/search/indexes/:indexName/queries',
    {
      config,
      schema: {
        summary: 'Several queries at once (C71)',
        params: Type.Object({ indexName: Type.String() }),
        body: QueriesBody,
        response: { 200: Type.Object({ results: Type.Array(SearchAnswer) }), 404: UnknownIndex },
      },
    },
    async (request, reply) => {
      const { requests, strategy, ...common } = request.body
      const unknown = [request.params.indexName]
        .filter((name) => name !== '*')
        .concat(requests.map(({ indexName }) => indexName).filter((name) => !isIndex(name)))[0]
      if (unknown !== undefined) return reply.code(404).send(unknownIndex(unknown))
      const queries = requests.map(({ indexName, ...query }, position) => ({
        index: indexName as SearchIndex,
        ...withReach(readQuery({ ...common, ...query }, `/requests/${position}`)),
      }))
      return {
        results: await answerAll(
          await app.searchEngine(),
          queries,
          strategy === 'stopIfEnoughMatches',
          scopeOf(request.tenant),
        ),
      }
    },
  )
}
export default searchService

type IndexQuery = Query & { index: SearchIndex }

/** Answers in order; with `stopsEarly`, what follows a query that fills its page is left alone and says so. */
async function answerAll(
  engine: SearchEngine,
  queries: readonly IndexQuery[],
  stopsEarly: boolean,
  scope: Scope,
): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = []
  let isEnough = false
  for (const { index, params, options } of queries) {
    if (isEnough) {
      answers.push(notProcessed(index, params.query))
      continue
    }
    const answer = await engine.search(index, params, { scope, options })
    isEnough = stopsEarly && answer.nbHits >= answer.hitsPerPage
    answers.push(answer)
  }
  return answers
}

function notProcessed(index: SearchIndex, query = ''): SearchAnswer {
  return {
    index,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    exhaustiveNbHits: true,
    query,
    params: '',
    processingTimeMS: 0,
    processed: false,
  }
}

function isIndex(name: string): name is SearchIndex {
  return searchIndexes.some((index) => index === name)
}

function unknownIndex(name: string): { code: 512; message: string } {
  return { code: 512, message: `index ${name} not defined` }
}
