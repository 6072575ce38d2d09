import { afterAll, beforeAll, expect, it } from 'vitest'
import { whereListedFor } from '#server/directory/visibility/rule'
import { viewText } from '#server/directory/visibility/scope'
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

const open = (url: string, remoteAddress: string) =>
  server.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })
type Opened = Awaited<ReturnType<typeof open>>
const isRefused = ({ statusCode }: Opened) => statusCode !== 200

function expectMaintenance({ statusCode, headers, body }: Opened): void {
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, '30', 'text/html; charset=utf-8'])
  expect(body).toContain('data-screen="maintenance"')
}

it('more pages at once than can wait are told to come back, kept ones are there, and nothing is left of it', async () => {
  expect((await server.app.inject('/en-ae')).statusCode).toBe(200)
  expect(paths.length).toBe(200)
  const flood = Promise.all(paths.map((url, visitor) => open(url, `192.0.2.${visitor}`)))
  const kept = await server.app.inject('/en-ae')
  expect(kept.statusCode).toBe(200)
  const answers = await flood
  const refused = answers.filter(isRefused)
  expect(refused.length).toBeGreaterThan(50)
  expect(answers.length - refused.length).toBeGreaterThan(10)
  for (const answer of refused) expectMaintenance(answer)
  const again = paths[answers.indexOf(refused.at(-1)!)]!
  expect((await server.app.inject(again)).statusCode).toBe(200)
}, 240_000)

it('one household that asks without end fills its share alone: everybody else is served', async () => {
  const requested = paths.slice(0, 60).map((path) => path.replace('/en-', '/ar-'))
  const fromHousehold = (url: string, device: number) => open(url, `2001:db8:0:1::${(device + 1).toString(16)}`)
  const flood = Promise.all(requested.slice(0, 50).map(fromHousehold))
  const others = Promise.all(requested.slice(50).map((url, visitor) => open(url, `2001:db8:0:${visitor + 2}::1`)))
  expect((await others).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  const refused = (await flood).filter(isRefused)
  expect([refused.length > 20, refused.length < 50]).toEqual([true, true])
  for (const answer of refused) expectMaintenance(answer)
}, 240_000)
