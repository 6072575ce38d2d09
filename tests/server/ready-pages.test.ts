import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tenants } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let server: TestServer
let port: number
let now = Date.parse('2026-11-03T08:00:00Z')
/** How many requests the framework has seen. */
let seen = 0
const lines: string[] = []

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({
    web: webFront,
    clock: () => new Date(now),
    config: { logLevel: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  })
  await addTenant(server.database, { code: 'waha-clinics' })
  const http = server.app.server
  // A second one who listens, beside the framework: an answer that is ready is given once all the same.
  http.prependListener('request', () => void (seen += 1))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (http.address() as AddressInfo).port
}, 240_000)
afterAll(() => server.close())
beforeEach(() => {
  // Nothing is ready from the test before.
  now += 3_600_000
  seen = 0
})

it.each(['br', 'gzip', 'identity'])('gives the same answer again without the framework, in %s', async (encoding) => {
  const first = await open('/en-ae', { 'accept-encoding': encoding })
  now += 2_000
  const second = await open('/en-ae', { 'accept-encoding': encoding })
  expect(seen).toBe(1)
  expect(first).toMatchObject({ status: 200, headers: { age: '0' } })
  expect(second.headers['age']).toBe('2')
  expect(withoutTime(second)).toEqual(withoutTime(first))
})

it('keeps answers apart by host, address and encoding', async () => {
  const answers = [
    await open('/en-ae'),
    await open('/ar-ae'),
    await open('/en-ae?key=waha-clinics'),
    await open('/en-ae', { host: `localhost:${port}` }),
    await open('/en-ae', { 'accept-encoding': 'gzip' }),
  ]
  expect(seen).toBe(answers.length)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(answers.length)
})

it.each([
  ['a browser that has the page', { 'if-none-match': '"other"' }, 200],
  ['a client of another tenant', { 'client-id': 'waha-clinics' }, 403],
  ['a call that claims to be our own', { 'x-in-process': 'a'.repeat(64) }, 200],
])('leaves %s to the framework', async (_, headers, status) => {
  const address = '/en-ae?key=patientweb'
  await open(address)
  expect(await open(address, headers)).toMatchObject({ status })
  expect(seen).toBe(2)
})

it.each(['/en-ae/doctors?query=heart', '/en-ae?refresh_page=1', '/en-ae/booking', '/en-ae/nowhere'])(
  'keeps no answer for %s, which is not everyone’s',
  async (address) => {
    await open(address)
    await open(address)
    expect(seen).toBe(2)
  },
)

it('goes the whole way again after five seconds, and at once when the tenant changes', async () => {
  const before = await open('/en-ae')
  now += 5_000
  await open('/en-ae')
  expect(seen).toBe(1)
  now += 1
  await open('/en-ae')
  expect(seen).toBe(2)
  await server.database.db
    .update(tenants)
    .set({ updatedAt: new Date(now), configuration: await renamed('Sehha') })
    .where(eq(tenants.code, 'patientweb'))
  await server.app.tenants.refresh()
  const after = await open('/en-ae', { 'accept-encoding': 'identity' })
  expect(Buffer.from(after.body, 'base64').toString()).toContain('Sehha')
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
})

it('writes the same line into the log as the framework does', async () => {
  lines.length = 0
  await open('/en-ae')
  await open('/en-ae')
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    // Not the calls that the renderer made meanwhile.
    .filter(({ msg, route }) => msg === 'answered' && !String(route).startsWith('/api/'))
  const [whole, ready] = answered
  expect(answered).toHaveLength(2)
  expect(Object.keys(ready ?? {}).sort()).toEqual(Object.keys(whole ?? {}).sort())
  expect(ready).toMatchObject({ tenant: 'patientweb', method: 'GET', route: whole?.['route'], status: 200 })
})

async function renamed(name: string) {
  const [row] = await server.database.db.select().from(tenants).where(eq(tenants.code, 'patientweb'))
  return { ...row!.configuration, name: { en: name, ar: name, id: name } }
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

const withoutTime = ({ headers: { age: _age, date: _date, ...headers }, ...answer }: Answer) => ({ ...answer, headers })

function open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts).toString('base64'),
          }),
        )
      },
    )
    asked.on('error', reject).end()
  })
}
