import { afterAll, beforeAll, expect, it } from 'vitest'
import { whereListedFor } from '#server/directory/listed'
import { viewText } from '#server/directory/scope'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
let paths: string[]
beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront })
  const rows = await server.database.query<{ path: string }>(
    `select concat_ws('/', '', 'en-' || country_code, 'doctor', (select slug from specialities where id = speciality_id),
       (select slug from cities where id = city_id), slug) as path
     from practitioners where country_code = 'ae' and ${whereListedFor('practitioners', '$1')} order by id limit 200`,
    [viewText({ tenant: 'patientweb' })],
  )
  paths = rows.map(({ path }) => path)
}, 240_000)
afterAll(() => server.close())

it('more pages at once than can wait are told to come back, kept ones are there, and nothing is left of it', async () => {
  expect((await server.app.inject('/en-ae')).statusCode).toBe(200)
  expect(paths.length).toBe(200)
  const flood = Promise.all(paths.map((url) => server.app.inject({ url, headers: { accept: 'text/html' } })))
  const kept = await server.app.inject('/en-ae')
  expect(kept.statusCode).toBe(200)
  const answers = await flood
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(50)
  expect(answers.length - refused.length).toBeGreaterThan(10)
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '30',
      'text/html; charset=utf-8',
    ])
    expect(body).toContain('data-screen="maintenance"')
  }
  const again = paths[answers.indexOf(refused.at(-1)!)]!
  expect((await server.app.inject(again)).statusCode).toBe(200)
}, 240_000)
