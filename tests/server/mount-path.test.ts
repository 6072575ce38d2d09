import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'

const mount = '/care'
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront, config: { basePath: mount } })
}, 240_000)
afterAll(() => server.close())

const get = (path: string) => server.app.inject(path)
const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, address]) => address!.replaceAll('&#38;', '&'))

describe('under a mount path', () => {
  it('every address in a page lies under it, and what it leads to is there [R33]', async () => {
    const seen = new Map<string, number>()
    for (const path of ['/care/en-ae', '/care/ar-sa/search/result', '/care/en-ae?key=insurer']) {
      const own = addressesIn((await get(path)).body).filter((address) => address.startsWith('/'))
      expect(own.length).toBeGreaterThan(20)
      expect([path, own.filter((address) => !/^\/care(?:[/?]|$)/.test(address))]).toEqual([path, []])
      for (const address of own.slice(0, 60)) if (!seen.has(address)) seen.set(address, (await get(address)).statusCode)
    }
    expect([...seen].filter(([, status]) => status !== 200 && status !== 302)).toEqual([])
  })

  it('workers, files, icons, documents and what the browser asks for unasked are there and nowhere else [R33]', async () => {
    const paths = [
      '/sw.js',
      '/push.js',
      '/push-updater.js',
      '/offline.html',
      '/manifest.webmanifest',
      '/_shell/en-ae',
      '/maintenance',
      '/token-expired',
      '/en-ae',
      '/healthz',
      '/documents/terms?locale=en-ae',
    ]
    for (const path of paths) {
      expect([path, (await get(mount + path)).statusCode]).toEqual([path, 200])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
    }
    // Crawlers ask a host for its one file, wherever on it the app is.
    for (const path of ['/robots.txt', `${mount}/robots.txt`])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  })

  it('the web manifest starts there, stays there and has its icons there [R33]', async () => {
    type Manifest = { id: string; start_url: string; scope: string; icons: { src: string }[] }
    const { id, start_url, scope, icons } = (await get(`${mount}/manifest.webmanifest?locale=en-ae`)).json<Manifest>()
    for (const address of [id, start_url, scope, ...icons.map(({ src }) => src)])
      expect([address, /^\/care(?:[/?]|$)/.test(address)]).toEqual([address, true])
    for (const { src } of icons) expect([src, (await get(src)).statusCode]).toEqual([src, 200])
  })

  it('the calls of the services are signed and answered there, and are named there [R33]', async () => {
    const answer = await server.call('locale', 'GET', '/appservice/init')
    expect(answer.statusCode).toBe(200)
    const { service_url } = answer.json<{ data: { service_url: Record<string, string> } }>().data
    for (const [service, address] of Object.entries(service_url)) expect(address).toBe(`/care/api/${service}`)
    expect((await get('/api/locale/appservice/time')).statusCode).toBe(404)
    expect((await get('/care/api/locale/appservice/time')).statusCode).toBe(200)
  })

  it('addresses that lead on stay under it, and so do the cookies [R33]', async () => {
    for (const [path, to] of [
      ['/care', '/care/en-ae'],
      ['/care/', '/care/en-ae'],
      ['/care/id-id', '/care/id'],
      ['/care/doctors', '/care/en-ae/doctors'],
      ['/care/?key=nobody', '/care/maintenance?key=nobody'],
      ['/care/en-ae/doctors?lang=ar', '/care/ar-ae/doctors'],
    ] as const)
      expect([path, (await get(path)).headers.location]).toEqual([path, to])
  })
})
