import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ClientError, ClientErrorReport } from '#contract/client-error'
import type { ClientErrorEntry } from '#server/client-errors/sink'
import { addTenant } from '#tests/support/tenants'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import type { OpenDatabase } from '#server/db/open'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const failure: ClientError = {
  source: 'error',
  name: 'TypeError',
  message: 'slots is undefined',
  stack: ['assets/doctor-page-Ab1.js:1:2345'],
  route: '/$locale/doctor/$speciality/$city/$name',
  count: 2,
}
const report: ClientErrorReport = { build: '0123456789ab', errors: [failure] }

let database: OpenDatabase
let server: TestServer
let lines: string[] = []
let address = 0

beforeAll(async () => {
  database = await openTestDatabase()
  await addTenant(database, { code: 'hosted', hosts: ['care.hosted.example'] })
  server = await startTestServer({
    database,
    config: { logLevel: 'trace', trustProxy: 1 },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})
afterEach(() => {
  lines = []
})

type Sent = { path?: string; headers?: Record<string, string>; from?: string; to?: TestServer }

/** Sends as a browser does: without a signature, each test from an address of its own. */
const send = (body: unknown, { path = '/client-errors', headers = {}, from, to = server }: Sent = {}) =>
  to.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'user-agent': safari,
      'x-forwarded-for': from ?? `192.0.2.${(address += 1)}`,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const reports = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'client error')

describe('a report of a browser', () => {
  it('is a line of the log with tenant, build, route and kind of browser, and is answered with nothing', async () => {
    const answer = await send(report)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
    const { route, count, ...rest } = failure
    expect(reports()).toEqual([
      expect.objectContaining({
        ...{ tenant: 'patientweb', build: report.build, browser: 'safari 17', route, count, failure: rest },
      }),
    ])
  })

  it('leaves neither address nor browser nor anything that the client forgot to take out', async () => {
    const message = 'nobody is called Layla Haddad, layla@example.com, +971 50 123 4567'
    await send(
      { ...report, errors: [{ ...failure, message }] },
      { from: '198.51.100.77', headers: { cookie: 'a=Layla' } },
    )
    expect(reports()).toMatchObject([{ failure: { message: 'nobody is called …' } }])
    expect(lines.join('')).not.toMatch(/198\.51|iPhone|AppleWebKit|Layla|example\.com|50 123/)
  })

  it('is of the tenant of its host or key, and a host that decides ignores a foreign key [T05]', async () => {
    await send(report, { path: '/client-errors?key=insurer' })
    await send(report, { headers: { host: 'care.hosted.example' }, path: '/client-errors?key=insurer' })
    expect(reports().map(({ tenant }) => tenant)).toEqual(['insurer', 'hosted'])
  })

  it('in the name of a tenant that is not there, or of another than the host’s, is refused and not logged [T05]', async () => {
    expect((await send(report, { path: '/client-errors?key=nobody' })).statusCode).toBe(404)
    const foreign = { host: 'care.hosted.example', 'client-id': 'insurer' }
    expect((await send(report, { headers: foreign })).statusCode).toBe(403)
    expect(reports()).toEqual([])
  })

  it.each([
    ['another field', { ...report, visitor: 'Layla' }],
    ['another field of a failure', { ...report, errors: [{ ...failure, phone: '501234567' }] }],
    ['no failures', { ...report, errors: [] }],
    ['eleven failures', { ...report, errors: Array.from({ length: 11 }, () => failure) }],
    ['an unknown source', { ...report, errors: [{ ...failure, source: 'Layla' }] }],
    ['a name that is no error’s', { ...report, errors: [{ ...failure, name: 'Layla' }] }],
    [
      'a frame that is no file of ours',
      { ...report, errors: [{ ...failure, stack: ['https://app.example/x.js:1:2'] }] },
    ],
    ['an address with an id', { ...report, errors: [{ ...failure, route: '/en-ae/appointment/4711-0815' }] }],
    ['an address with a query', { ...report, errors: [{ ...failure, route: '/$locale?query=Layla' }] }],
    ['a quiet failure nobody knows', { ...report, errors: [{ ...failure, what: 'Layla' }] }],
    ['a count of nothing', { ...report, errors: [{ ...failure, count: 0 }] }],
    ['a build that is none', { ...report, build: 'Layla' }],
    ['a list', [report]],
    ['a text', JSON.stringify('Layla')],
    ['no JSON', '{"build": Layla'],
    ['nothing', ''],
  ])('with %s is refused, and nothing of it is repeated or logged', async (_, body) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.body + lines.join('')).not.toMatch(/Layla|501234567|4711-0815|app\.example/)
    expect(reports()).toEqual([])
  })

  it('as another media type is refused, so that no other site can send one', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await send(report, { headers: { 'content-type': type } })).statusCode).toBe(415)
    expect(reports()).toEqual([])
  })

  it('of more than sixteen kilobytes is refused', async () => {
    const answer = await send({ ...report, filler: 'x'.repeat(17_000) })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'payload_too_large'])
  })

  it('that comes too often from one address is refused, and others still come through', async () => {
    const from = '203.0.113.9'
    const answers = []
    for (let sent = 0; sent < 21; sent++) answers.push((await send(report, { from })).statusCode)
    expect(answers.filter((status) => status === 204)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
    expect((await send(report)).statusCode).toBe(204)
  })
})

describe('all reports together', () => {
  it('fill the log with no more than it takes in a minute, and it is said how many were left out', async () => {
    const entries: ClientErrorEntry[] = []
    let now = new Date('2026-01-05T08:00:00Z')
    const busy = await startTestServer({
      ...{ database, clock: () => now, config: { trustProxy: 1, logLevel: 'trace' } },
      logTo: { write: (line) => void lines.push(line) },
      clientErrorSink: (entry) => void entries.push(entry),
    })
    const ten = { ...report, errors: Array.from({ length: 10 }, () => failure) }
    for (let sent = 0; sent < 70; sent++) await send(ten, { to: busy, from: `198.51.100.${sent}` })
    expect(entries).toHaveLength(600)
    now = new Date('2026-01-05T08:01:00Z')
    await send(report, { to: busy })
    expect(entries).toHaveLength(601)
    expect(
      lines.map((line) => JSON.parse(line) as { turnedAway?: number }).flatMap(({ turnedAway = [] }) => turnedAway),
    ).toEqual([100])
    await busy.close()
  })
})

describe('error reporting', () => {
  const shareOf = async (one: TestServer) =>
    (await one.call('locale', 'GET', '/appservice/init')).json<{ data: { capabilities: { error_reports?: number } } }>()
      .data.capabilities.error_reports

  it('tells the app which share of page loads takes part', async () => {
    expect(await shareOf(server)).toBe(1)
    const some = await startTestServer({ database, config: { clientErrorShare: 0.25 } })
    expect(await shareOf(some)).toBe(0.25)
    await some.close()
  })

  it('that is turned off has no endpoint, and the app is told of none', async () => {
    const off = await startTestServer({ database, config: { clientErrorShare: 0 } })
    expect(await shareOf(off)).toBeUndefined()
    expect((await send(report, { to: off })).statusCode).toBe(404)
    await off.close()
  })

  it('is under the mount path and nowhere else [R33]', async () => {
    const mounted = await startTestServer({ database, config: { basePath: '/care' } })
    expect((await send(report, { to: mounted, path: '/care/client-errors' })).statusCode).toBe(204)
    expect((await send(report, { to: mounted })).statusCode).toBe(404)
    await mounted.close()
  })

  it('is described with the other calls', () => {
    expect(server.app.swagger()).toHaveProperty(['paths', '/client-errors', 'post', 'tags'], ['operations'])
  })
})
