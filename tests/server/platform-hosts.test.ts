import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '#server/config'
import type { OpenDatabase } from '#server/db/open'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let database: OpenDatabase
const started: TestServer[] = []
const start = async (config: Partial<Config> = {}) => {
  const server = await startTestServer({ database, web: webFront, config })
  started.push(server)
  return server
}
let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  database = await openTestDatabase()
  await addTenant(database, { code: 'hosted', hosts: ['care.example'] })
  server = await start()
})
afterAll(async () => {
  for (const one of started) await one.close()
  await database.close()
})

const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]

describe('a host that no tenant has', () => {
  const expected = [
    '/',
    '/en-ae',
    '/en-ae/doctor',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/_shell/en-ae',
    '/maintenance',
  ]

  it.each([
    ['Host', { host: 'evil.example' }, {}],
    ['Host, with a public origin', { host: 'evil.example:81' }, { publicOrigin: 'https://public.example' }],
    ['X-Forwarded-Host', { host: 'localhost', 'x-forwarded-host': 'evil.example' }, { trustProxy: 1 }],
    ['X-Forwarded-Host of nobody trusted', { host: 'localhost', 'x-forwarded-host': 'evil.example' }, {}],
  ])('is written nowhere: %s', async (_name, headers, config) => {
    const { app } = await start(config)
    for (const url of expected) {
      const answer = await app.inject({ url, headers })
      expect([url, answer.statusCode]).not.toEqual([url, 500])
      expect([url, JSON.stringify(answer.headers) + answer.body]).not.toEqual([url, expect.stringContaining('evil')])
    }
  })

  it('shares the kept page with every other such host', async () => {
    const { app } = await start()
    const page = (host: string) => app.inject({ url: '/en-ae', headers: { host } })
    const [one, other] = [await page('one.example'), await page('two.example:8443')]
    expect(canonicalOf(one.body)).toBe('http://localhost/en-ae')
    expect(other.body).toBe(one.body)
  })
})

describe('the origin of addresses that leave a page', () => {
  it.each([
    ['care.example', {}, 'http://care.example'],
    ['Care.Example.', {}, 'http://care.example'],
    ['care.example:443', { publicOrigin: 'https://public.example' }, 'https://care.example'],
    ['care.example:1234', {}, 'http://care.example'],
    ['localhost', {}, 'http://localhost'],
    ['127.0.0.1:4711', {}, 'http://127.0.0.1'],
    ['[::1]', {}, 'http://[::1]'],
    ['clinic.local', { host: 'clinic.local' }, 'http://clinic.local'],
    ['other.example', { publicOrigin: 'https://public.example' }, 'https://public.example'],
    ['other.example', {}, 'http://localhost'],
  ])('asked as %s with %j is %s', async (host, config, origin) => {
    const { app } = await start(config)
    expect(canonicalOf((await app.inject({ url: '/en-ae', headers: { host } })).body)).toBe(`${origin}/en-ae`)
  })

  it('has the port that is listened on', async () => {
    const { app } = await start()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    expect(canonicalOf(await (await fetch(`http://127.0.0.1:${port}/en-ae`)).text())).toBe(
      `http://127.0.0.1:${port}/en-ae`,
    )
  })
})

describe('a request that no route has to deal with', () => {
  it.each([
    ['a host that is none', { host: 'a b' }],
    ['a host with markup', { host: '<script>' }],
    ['a port that is none', { host: 'localhost:99999' }],
    ['a host with a path', { host: 'care.example/x' }],
  ])('is refused: %s', async (_name, headers) => {
    for (const url of ['/en-ae', '/api/locale/appservice/init', '/robots.txt', '/docs/', '/nothing.txt']) {
      const answer = await server.app.inject({ url, headers })
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 400, 'bad_request'])
    }
  })

  it.each([
    { 'x-forwarded-proto': 'gopher' },
    { 'x-forwarded-proto': '://' },
    { 'x-forwarded-for': 'nobody' },
    { 'x-forwarded-for': '192.0.2.1, 127.1' },
    { 'x-forwarded-for': '<script>' },
    { 'x-forwarded-host': '][' },
  ])('is refused where a trusted proxy says so, and nobody else is listened to: %j', async (headers) => {
    const behind = await start({ trustProxy: 1 })
    expect((await behind.app.inject({ url: '/en-ae', headers })).statusCode).toBe(400)
    expect((await server.app.inject({ url: '/en-ae', headers })).statusCode).toBe(200)
  })

  it.each(['//[', '//a:99999/', '//evil.example/', '/\\evil.example', '/en-ae%00', '/en-ae?query=%00', '/%00'])(
    'is refused: the address %s',
    async (url) => {
      await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
      expect(await statusOf(server, url)).toBe(400)
    },
  )
})

describe('the visitor behind proxies', () => {
  const statuses = async (config: Partial<Config>, forwarded: string[]) => {
    const { app } = await start({ ...config, rateLimitPerMinute: 2 })
    const all = []
    for (const value of forwarded) {
      const answer = await app.inject({ url: '/api/locale/appservice/time', headers: { 'x-forwarded-for': value } })
      all.push(answer.statusCode)
    }
    return all
  }

  it('is whom the nearest proxy names, whatever stands before that', async () => {
    const made = ['1.1.1.1, 192.0.2.1', '2.2.2.2, 192.0.2.1', '3.3.3.3, 192.0.2.1', '192.0.2.2']
    expect(await statuses({ trustProxy: 1 }, made)).toEqual([200, 200, 429, 200])
    expect(await statuses({ trustProxy: ['127.0.0.1'] }, made)).toEqual([200, 200, 429, 200])
  })

  it('is who is connected where no proxy is trusted', async () => {
    expect(await statuses({}, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 200, 429])
  })

  it('is one household in a /64 of IPv6, and the same with IPv4 written as IPv6', async () => {
    expect(
      await statuses({ trustProxy: 1 }, [
        '2001:db8::1',
        '2001:db8::2:0:0:1',
        '2001:0db8:0:0:ffff::',
        '2001:db8:0:1::1',
      ]),
    ).toEqual([200, 200, 429, 200])
    expect(
      await statuses({ trustProxy: 1 }, ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:4711', '::ffff:c000:208']),
    ).toEqual([200, 200, 429, 200])
  })
})

/** Over a socket, since clients mend what they send. */
function statusOf({ app }: TestServer, target: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])))
    socket.on('error', reject)
  })
}
