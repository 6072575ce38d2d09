import { beforeAll, describe, expect, it, vi } from 'vitest'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './white-label.ts'
const origin = 'https://app.example'

type Asked = { url: URL; sameOrigin: boolean; request: { url: string; mode: string; destination: string } }
type Handled = Asked & { event: { waitUntil: (work: Promise<unknown>) => void } }
type Handler = ((asked: Handled) => unknown) | { handle: (asked: Handled) => unknown }
const routes = vi.hoisted(() => [] as [matches: (asked: Asked) => unknown, handler: Handler][])
/** The caches that the worker puts answers into, with their limits, and what was answered from which. */
const stores = vi.hoisted(() => ({ limits: {} as Record<string, object>, used: [] as string[] }))

vi.mock('workbox-core', () => ({ clientsClaim: () => undefined }))
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: (asked: Asked) => unknown, handler: Handler) => void routes.push([matches, handler]),
}))
vi.mock('workbox-precaching', () => ({
  PrecacheController: class {
    strategy = { cacheName: 'files', handle: () => stores.used.push('files') }
    precache() {}
    getCacheKeyForURL = (address: string) => (address.includes('/assets/') ? address : undefined)
    getIntegrityForCacheKey() {}
  },
}))
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    constructor(public limits: object) {}
  },
}))
vi.mock('workbox-strategies', () => ({
  CacheFirst: class {
    constructor(public options: { cacheName: string; plugins: { limits?: object }[] }) {
      stores.limits[options.cacheName] = options.plugins.find(({ limits }) => limits)?.limits ?? {}
    }
    handle = () => stores.used.push(this.options.cacheName)
  },
}))
vi.mock('./sync/listen.ts', () => ({ listenForSync: () => undefined }))
vi.mock('./failures.ts', () => ({ createWebhookSender: () => (work: Promise<unknown>) => work }))

/** Addresses of what is kept, by cache. */
const kept: [cache: string, address: string][] = []
const caches = {
  keys: async () => [...new Set(kept.map(([name]) => name))],
  open: async (name: string) => ({
    match: async () => undefined,
    keys: async () => [],
    put: async (address: string) => void kept.push([name, address]),
  }),
}

beforeAll(async () => {
  const fetch = async (asked: Request | URL) =>
    new Response(String('url' in asked ? 'Hello, Layla' : 'shell'), { headers: { 'x-build': 'b1' } })
  const registration = { scope: `${origin}/`, update: async () => undefined }
  vi.stubGlobal('self', { __WB_MANIFEST: [], addEventListener() {}, caches, location: { origin }, registration })
  vi.stubGlobal('__BUILD__', 'b1')
  vi.stubGlobal('fetch', fetch)
  await import(script)
  return () => vi.unstubAllGlobals()
})

/** By what the worker answers a request; undefined where it leaves it to the browser. */
async function answerOf(address: string, destination = '', mode = 'cors') {
  const url = new URL(address, origin)
  const asked = { url, sameOrigin: url.origin === origin, request: { url: url.href, mode, destination } }
  const handler = routes.find(([matches]) => matches(asked))?.[1]
  if (!handler) return undefined
  stores.used.length = 0
  const waited: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => waited.push(work) }
  const answer = await (typeof handler === 'function' ? handler : handler.handle)({ ...asked, event })
  await Promise.all(waited)
  return answer instanceof Response ? answer.text() : stores.used.at(-1)
}

describe('the worker of the app', () => {
  it.each([
    ['/api/account/account', ''],
    ['/api/account/patient/documents/12', ''],
    ['/api/account/patient/documents/12/files/1', 'image'],
    ['/api/account/account/photo', 'image'],
    ['/api/appointment/patientapp/appointments/a-17', ''],
    ['/api/search/indexes/doctors', ''],
    ['/partner/insurer/api/session', ''],
    ['/_shell/en-ae', ''],
    ['/manifest.webmanifest?locale=en-ae', 'manifest'],
    ['/tenant-assets/insurer/visit.mp4', 'video'],
    ['https://elsewhere.example/fonts/hanken.woff2', 'font'],
    ['https://elsewhere.example/portraits/7.webp', 'image'],
  ])('keeps nothing of a call, of whoever it is, nor of another origin: %s %s [W01]', async (address, destination) => {
    expect(await answerOf(address, destination)).toBeUndefined()
    expect(await answerOf('/en-ae/dashboard/profile', 'iframe', 'navigate')).toBeUndefined()
  })

  it.each([
    ['/assets/app-1a2b.js', 'script', 'files'],
    ['/fonts/hanken.woff2', 'font', 'fonts'],
    ['/portraits/7.webp', 'image', 'portraits'],
    ['/tenant-assets/insurer/logo.svg?v=1', 'image', 'tenant-insurer'],
    ['/tenant-assets/insurer/own.woff2', 'font', 'tenant-insurer'],
    ['/tenant-assets/hospital/logo.svg', 'image', 'tenant-hospital'],
  ])('keeps what is everybody’s, and of each tenant apart: %s %s [W01] [T05]', async (address, destination, store) => {
    expect(await answerOf(address, destination)).toBe(store)
  })

  it('keeps of a patient’s own page the shell alone, and nothing of its address', async () => {
    kept.length = 0
    expect(await answerOf('/ar-ae/dashboard/appointments/a-17/detail?key=insurer', 'document', 'navigate')).toBe(
      'Hello, Layla',
    )
    expect(kept).toEqual([['shells-b1', '/_shell/ar-ae?key=insurer']])
  })

  it('gives each of its caches a limit, and up for want of room [W01]', async () => {
    await answerOf('/fonts/hanken.woff2', 'font')
    await answerOf('/tenant-assets/lark/logo.svg', 'image')
    expect(Object.keys(stores.limits)).toEqual(expect.arrayContaining(['fonts', 'portraits', 'tenant-lark']))
    for (const limits of Object.values(stores.limits))
      expect(limits).toEqual({
        ...{ maxEntries: expect.any(Number), maxAgeSeconds: expect.any(Number), purgeOnQuotaError: true },
      })
  })
})
