import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startPostgres, type PrivatePostgres } from '#tests/support/postgres'
import { startSilentProxy } from '#tests/support/silent-proxy'
import { startTestServer, type TestServer } from '#tests/support/server'

const hour = 3_600_000
let now = Date.now()
let postgres: PrivatePostgres
let database: OpenDatabase
let doctors: string[]
let isAway = false
beforeAll(async () => {
  await ensureBuilt()
  postgres = await startPostgres()
  database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  await loadDemo(database, { practitioners: 100 })
  const rows = await database.query<{ path: string }>(
    `select concat_ws('/', 'doctor', (select slug from specialities where id = speciality_id),
       (select slug from cities where id = city_id), slug) as path
     from practitioners where published and country_code = 'ae' and 'insurer' = any(whitelabels) order by id limit 3`,
  )
  doctors = rows.map(({ path }) => path)
}, 240_000)
afterAll(async () => {
  await database.close()
  postgres.stop()
})

const startWeb = () =>
  startTestServer({ database, web: webFront, search: 'from the start', clock: () => new Date(now) })
const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = ({ app }: TestServer, url: string) => app.inject({ url, headers: navigation })

describe('a database that says nothing any more', () => {
  const longest = 2_000
  const detail = (server: TestServer) => server.call('discovery', 'GET', '/practitioner/1/detail')
  const code = (server: TestServer, phone: string) =>
    server.call('account', 'POST', '/patient/otp', { body: { phone, country_code: '971', type: 'guest_booking' } })
  const isReady = async ({ app }: TestServer) => (await app.inject('/readyz')).statusCode === 200
  const summary = ({ statusCode, json: read, headers }: Awaited<ReturnType<typeof detail>>) =>
    `${statusCode} ${statusCode === 200 ? '' : `${read().code} ${headers['retry-after']}`}`.trim()

  it('keeps nobody waiting: what is known is served, the rest is unavailable, and it goes on by itself', async () => {
    const proxy = await startSilentProxy(Number(new URL(postgres.url).port))
    const url = new URL(postgres.url)
    url.port = String(proxy.port)
    const behind = await openDatabase({ dataDir: '', databaseUrl: url.href, longest })
    const server = await startTestServer({
      database: behind,
      web: webFront,
      search: 'from the start',
      clock: () => new Date(now),
    })
    // On a busy machine the database may be silent for as long while the indexes are built, which is then begun anew.
    const isBuilt = () =>
      server.app.searchEngine().then(
        () => true,
        () => false,
      )
    await vi.waitUntil(isBuilt, { timeout: 20_000, interval: 100 })
    for (const page of ['/en-ae', '/ar-ae?key=insurer']) expect((await open(server, page)).statusCode).toBe(200)
    expect([summary(await detail(server)), summary(await code(server, '501234567'))]).toEqual(['200', '200'])

    // In the middle of what is under way, and for all that comes later.
    const inFlight = Array.from({ length: 20 }, () => detail(server))
    proxy.silence()
    const later = Array.from({ length: 20 }, () => detail(server))
    expect(new Set((await Promise.all([...inFlight, ...later])).map(summary))).toEqual(new Set(['503 unavailable 5']))
    expect(summary(await code(server, '501234568'))).toBe('503 unavailable 5')
    expect([(await server.app.inject('/healthz')).statusCode, await isReady(server)]).toEqual([200, false])
    for (const pass of [0, 3 * hour]) {
      now += pass
      for (const page of ['/en-ae', '/ar-ae?key=insurer']) expect((await open(server, page)).statusCode).toBe(200)
    }
    expect((await open(server, `/en-ae/${doctors[0]}?key=insurer`)).statusCode).toBe(503)

    proxy.speak()
    await vi.waitUntil(() => isReady(server), { timeout: 20_000, interval: 100 })
    expect([summary(await detail(server)), summary(await code(server, '501234569'))]).toEqual(['200', '200'])
    // It stops although nobody takes leave of it.
    proxy.silence()
    await server.close()
    await behind.close()
    proxy.close()
  }, 120_000)

  it('of one process that is stopped is left for others', async () => {
    const name = 'stopped'
    const databaseUrl = `${postgres.url}?application_name=${name}`
    const own = await openDatabase({ dataDir: '', databaseUrl, longest })
    const server = await startTestServer({ database: own, search: 'from the start', clock: () => new Date(now) })
    await server.app.searchEngine()
    await Promise.all(Array.from({ length: 20 }, () => detail(server)))
    const processes = await database.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [name],
    )
    expect(processes.length).toBeGreaterThan(1)
    for (const { pid } of processes) process.kill(pid, 'SIGSTOP')
    try {
      const calls = Array.from({ length: 10 }, (_, index) => [detail(server), code(server, `50123457${index}`)]).flat()
      const answers = new Set((await Promise.all(calls)).map(summary))
      expect([...answers].filter((answer) => answer !== '200')).toEqual(['503 unavailable 5'])
      await vi.waitUntil(() => isReady(server), { timeout: 20_000, interval: 100 })
      expect(summary(await detail(server))).toBe('200')
    } finally {
      for (const { pid } of processes) process.kill(pid, 'SIGCONT')
    }
    await server.close()
    await own.close()
  }, 120_000)
})

describe('while the database is away', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startWeb()
    await server.app.searchEngine()
    for (const url of ['/en-ae', `/en-ae/${doctors[0]}?key=insurer`, '/_shell/ar-ae?key=insurer', '/ar-ae?key=insurer'])
      expect([url, (await open(server, url)).statusCode]).toEqual([url, 200])
    await postgres.crash()
    isAway = true
  }, 120_000)
  afterAll(async () => {
    await server.close()
  })

  it('what is known is served, however old it becomes', async () => {
    for (const pass of [0, 30_000, 3 * hour]) {
      now += pass
      for (const url of ['/en-ae', `/en-ae/${doctors[0]}?key=insurer`, '/_shell/ar-ae?key=insurer'])
        expect([url, (await open(server, url)).statusCode]).toEqual([url, 200])
      for (const path of ['/appservice/init', '/translation', '/locale/init', '/static/countries_languages']) {
        const answer = await server.call('locale', 'GET', path, { tenant: 'insurer', locale: 'ar-ae' })
        expect([path, answer.statusCode]).toEqual([path, 200])
      }
    }
  })

  it('a page that cannot be made is maintenance in the partner’s look and the address’s language, and leads to itself', async () => {
    const url = `/ar-ae/${doctors[1]}?key=insurer&xtoken=some-token`
    const { statusCode, headers, body } = await open(server, url)
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([503, html, '30'])
    expect(body).toMatch(/^<!DOCTYPE html><html lang="ar-AE" dir="rtl">/)
    expect(body).toMatch(/<title>[^<]*سديم<\/title>/)
    // To the very address, with what came with it and stands nowhere in the page.
    expect(body).toMatch(/<a [^>]*href=""/)
    expect(body).not.toMatch(/<script|some-token/)
  })

  it('who does not say what it opens is shown a page where pages are, and calls and workers are told as data', async () => {
    const summaryOf = async (url: string, headers: Record<string, string>) => {
      const answer = await server.app.inject({ url, headers })
      return [answer.statusCode, answer.headers['content-type'], answer.headers['retry-after'] !== undefined]
    }
    const page = `/en-ae/${doctors[2]}`
    expect(await summaryOf(page, {})).toEqual([503, html, true])
    expect(await summaryOf(page, { accept: 'application/json' })).toEqual([503, json, true])
    expect(await summaryOf(page, { 'sec-fetch-mode': 'cors', accept: '*/*' })).toEqual([503, json, true])
    expect(await summaryOf('/_shell/en-ae?key=hospital', { 'sec-fetch-mode': 'cors' })).toEqual([503, json, true])
    expect(await summaryOf('/documents/terms?locale=en-ae&key=hospital', navigation)).toEqual([503, html, true])
    const call = await server.call('discovery', 'GET', '/practitioner/1/detail')
    expect([call.statusCode, call.json().code, call.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  })

  it.each([
    ['', 'Liqa'],
    ['?key=insurer', 'Sadeem'],
    ['?key=nobody-knows', 'Nothing is open'],
  ])('maintenance itself is there: %s', async (query, title) => {
    const { statusCode, headers, body } = await open(server, `/maintenance${query}`)
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([503, html, '120'])
    expect(body).toMatch(new RegExp(`<title>[^<]*${title}`))
  })
})

it('a server that has yet to learn its tenants shows maintenance in nobody’s look, and goes on once the database is there', async () => {
  if (!isAway) await postgres.crash()
  const server = await startWeb()
  for (const url of ['/', '/en-ae', `/ar-ae/${doctors[0]}?key=insurer`, '/maintenance']) {
    const { statusCode, headers, body } = await open(server, url)
    expect([url, statusCode, headers['content-type'], headers['retry-after']]).toEqual([url, 503, html, '30'])
    expect(body).toContain(url.startsWith('/ar-ae') ? 'نعمل على تحسين الخدمة' : 'improving something')
  }
  await postgres.start()
  expect((await open(server, `/ar-ae/${doctors[0]}?key=insurer`)).statusCode).toBe(200)
  await server.close()
})
