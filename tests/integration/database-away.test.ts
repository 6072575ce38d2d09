import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#server/db/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startPostgres, type PrivatePostgres } from '#tests/support/postgres'
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

const startWeb = () => startTestServer({ database, web: webFront, clock: () => new Date(now) })
const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = ({ app }: TestServer, url: string) => app.inject({ url, headers: navigation })

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
    const told = async (url: string, headers: Record<string, string>) => {
      const answer = await server.app.inject({ url, headers })
      return [answer.statusCode, answer.headers['content-type'], answer.headers['retry-after'] !== undefined]
    }
    const page = `/en-ae/${doctors[2]}`
    expect(await told(page, {})).toEqual([503, html, true])
    expect(await told(page, { accept: 'application/json' })).toEqual([503, json, true])
    expect(await told(page, { 'sec-fetch-mode': 'cors', accept: '*/*' })).toEqual([503, json, true])
    expect(await told('/_shell/en-ae?key=hospital', { 'sec-fetch-mode': 'cors' })).toEqual([503, json, true])
    expect(await told('/documents/terms?locale=en-ae&key=hospital', navigation)).toEqual([503, html, true])
    const call = await server.call('discovery', 'GET', '/practitioner/1/detail')
    expect([call.statusCode, call.json().code, call.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  })

  it.each([
    ['', 'Liqa'],
    ['?key=insurer', 'Sadeem'],
    ['?key=nobody-knows', 'Back soon'],
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
