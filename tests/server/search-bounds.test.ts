import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/search'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const many = <Value>(count: number, make: (position: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const ask = (path: string, body: unknown, at = server) =>
  at.call('search', 'POST', `/search/indexes/${path}`, { body, headers: { 'content-type': 'text/plain' } })
const questions = (count: number, make: (position: number) => object) => ({
  requests: many(count, (at) => ({ indexName: 'doctor', ...make(at) })),
})
const ors = (count: number) => many(count, (at) => `plan:${at}`).join(' OR ')

describe('one call', () => {
  it.each<[what: string, status: number, path: string, body: unknown]>([
    ['20 questions with 1,000 hits', 400, '*/queries', questions(20, () => ({ hitsPerPage: 1000 }))],
    ['two questions with 501 hits', 400, '*/queries', questions(2, () => ({ hitsPerPage: 501 }))],
    ['20 questions with every facet', 400, '*/queries', questions(20, () => ({ facets: ['*'] }))],
    ['a facet 50,000 times', 413, 'doctor/query', { facets: many(50_000, () => 'city') }],
    ['a facet 101 times', 400, 'doctor/query', { facets: many(101, () => 'city') }],
    ['40,000 facet filters', 413, 'doctor/query', { facetFilters: many(40_000, (at) => `id:${at}`) }],
    ['201 facet filters', 400, 'doctor/query', { facetFilters: many(201, (at) => `id:${at}`) }],
    ['201 facet filters in one group', 400, 'doctor/query', { facetFilters: [many(201, (at) => `id:${at}`)] }],
    ['groups of facet filters', 400, 'doctor/query', { facetFilters: many(4, () => many(100, (at) => `id:${at}`)) }],
    ['10,000 ORs of a relation', 413, 'doctor/query', { nestedFilters: { locations: ors(10_000) } }],
    ['400 ORs of a relation', 400, 'doctor/query', { nestedFilters: { locations: ors(400) } }],
    ['350 ORs', 400, 'doctor/query', { filters: ors(350) }],
    ['16 conditions in each of 20 questions', 400, '*/queries', questions(20, () => ({ filters: ors(16) }))],
    ['60,000 attributes', 413, 'doctor/query', { attributesToRetrieve: many(60_000, () => 'id') }],
    ['101 attributes', 400, 'doctor/query', { attributesToRetrieve: many(101, () => 'id') }],
    ['101 marked attributes', 400, 'doctor/query', { attributesToHighlight: many(101, () => 'id') }],
    ['five relations', 400, 'doctor/query', { nestedFilters: Object.fromEntries(many(5, (at) => [`r${at}`, 'a:b'])) }],
    ['3,000 facet filters', 400, 'doctor/query', { facetFilters: many(3_000, (at) => `id:${at}`) }],
    ['5,000 parameters', 413, 'doctor/query', Object.fromEntries(many(5000, (at) => [`k${at}`, 1]))],
    ['3,000 parameters', 400, 'doctor/query', Object.fromEntries(many(3000, (at) => [`k${at}`, 1]))],
    ['3,000 parameters in a text', 400, 'doctor/query', { params: many(3000, (at) => `k${at}=1`).join('&') }],
    ['10,000 questions', 400, '*/queries', { requests: many(10_000, () => 1) }],
    ['brackets 20,000 deep', 413, 'doctor/query', `{"filters":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['parentheses 2,000 deep', 400, 'doctor/query', { filters: '('.repeat(2000) + 'plan:1' + ')'.repeat(2000) }],
    ['2,000 times NOT', 400, 'doctor/query', { filters: `${'NOT '.repeat(2000)}plan:1` }],
    ['a list in a text', 400, 'doctor/query', { params: `facets=${many(250, () => 'city').join(',')}` }],
  ])('that asks for %s is refused', async (_what, status, path, body) => {
    const answer = await ask(path, body)
    const { code, fields = [] } = answer.json<{ code: string; fields?: unknown[] }>()
    expect([answer.statusCode, code]).toEqual([status, status === 413 ? 'payload_too_large' : 'validation_failed'])
    expect(answer.body.length).toBeLessThan(4000)
    expect(fields.length).toBeLessThanOrEqual(20)
  })

  it.each(['filters', 'facetFilters'])(
    'whose %s are brackets 15,000 deep is refused before it is read',
    async (name) => {
      const answer = await ask('doctor/query', `{"${name}":${'['.repeat(15_000)}${']'.repeat(15_000)}}`)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request'])
      expect(answer.body.length).toBeLessThan(1000)
    },
  )

  it('that stays within the bounds is answered', async () => {
    const answer = await ask(
      '*/queries',
      questions(20, (at) => ({ hitsPerPage: 50, page: at % 10, facets: ['city', 'plan', 'fee'], filters: ors(15) })),
    )
    expect(answer.json<{ results: SearchAnswer[] }>().results.map(({ hits }) => hits.length)).toEqual(
      many(20, () => 50),
    )
  })

  it('lets other calls be answered between its questions', async () => {
    let isAnswered = false
    const call = ask(
      '*/queries',
      questions(20, (at) => ({ hitsPerPage: 50, page: at })),
    ).then((answer) => {
      isAnswered = true
      return answer
    })
    let turns = 0
    for (; !isAnswered; turns++) await nextTurn()
    expect((await call).statusCode).toBe(200)
    // One for each question, and one for each of their answers.
    expect(turns).toBeGreaterThanOrEqual(40)
  })
})

describe('the limit of an address', () => {
  const limit = 60
  async function callsAdmitted(body: unknown): Promise<number> {
    const own = await startTestServer({ database: server.database, config: { rateLimitPerMinute: limit } })
    let admitted = 0
    while ((await ask('*/queries', body, own)).statusCode !== 429) admitted++
    await own.close()
    return admitted
  }

  it('counts what a call costs, and a small one as one', async () => {
    const suggestions = {
      requests: ['speciality', 'doctor', 'facility', 'insurance'].map((indexName) => ({ indexName })),
    }
    expect(await callsAdmitted(suggestions)).toBe(limit)
    const dear = questions(20, (at) => ({
      hitsPerPage: 50,
      page: at,
      facets: many(10, (facet) => ['city', 'fee'][facet % 2]!),
    }))
    expect(await callsAdmitted(dear)).toBeLessThan(limit / 5)
    expect(await callsAdmitted(questions(20, () => ({ filters: ors(15), hitsPerPage: 0 })))).toBeLessThan(limit / 5)
  })
})

it('closes the connections of those who do not read, on every address', () => {
  expect(server.app.hasPlugin('slow-readers')).toBe(true)
})
