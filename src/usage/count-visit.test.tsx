import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { countVisit } from './count-visit.ts'

let sent: { address: string; report: unknown; credentials: RequestCredentials | undefined }[]
beforeEach(() => {
  sent = []
  const data = JSON.stringify({ basePath: '/care', tenant: 'a&b', keyInUrl: true })
  document.body.innerHTML = `<script type="application/json" id="page-data">${data}</script>`
  vi.stubGlobal('fetch', async (address: string, { body, credentials }: RequestInit & { body: string }) => {
    sent.push({ address, report: JSON.parse(body), credentials })
    throw new TypeError('nobody waits for it')
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
const storage = tenantStorage('a&b')
afterEach(async () => {
  vi.unstubAllGlobals()
  await storage.clear()
})

/** A page that was opened so. `fires`: its browser says when an app is installed. */
async function open({ type = 'navigate', referrer = '', isInstalled = false, fires = true, browser = {} } = {}) {
  const page = Object.assign(new EventTarget(), fires && { onappinstalled: null })
  vi.stubGlobal('navigator', { ...navigator, ...browser })
  await countVisit(
    Object.assign(page, {
      performance: { getEntriesByType: () => [{ type }] },
      document: { referrer },
      location: { origin: 'https://app.example' },
      navigator,
      matchMedia: () => ({ matches: isInstalled }),
    }) as unknown as Window,
  )
  return page
}
const events = () => sent.map(({ report }) => report)

it('reports a start to the app’s own server, with its tenant and nothing else, not even a cookie', async () => {
  await open({ referrer: 'https://search.example/' })
  expect(sent).toEqual([{ address: '/care/usage?key=a%26b', report: { events: ['visit'] }, credentials: 'omit' }])
})

it('tells a start from the home screen, and an installation', async () => {
  const page = await open({ isInstalled: true })
  page.dispatchEvent(new Event('appinstalled'))
  expect(events()).toEqual([{ events: ['visit_on_home_screen'] }, { events: ['installed'] }])
})

const onHomeScreen = { events: ['visit_on_home_screen'] }
const installed = { events: ['installed'] }
const iphone = { isInstalled: true, fires: false }

it('counts an installation at the first start from the home screen where the browser says nothing of it, once for a device', async () => {
  await open({ fires: false })
  await open(iphone)
  await open(iphone)
  expect(events()).toEqual([{ events: ['visit'] }, onHomeScreen, installed, onHomeScreen])
})

it('sends nothing of the device with it, and stores no more than that it was counted', async () => {
  await open(iphone)
  expect(sent.at(-1)).toEqual({ address: '/care/usage?key=a%26b', report: installed, credentials: 'omit' })
  expect(await storage.entries('')).toEqual([[storageKey('a&b', 'counted-install'), true]])
})

it('counts one at the next start where the first had no network', async () => {
  await open({ ...iphone, browser: { onLine: false } })
  await open({ ...iphone, browser: { onLine: true } })
  expect(events()).toEqual([onHomeScreen, installed])
})

it('notes and counts none where the browser asks for privacy', async () => {
  await open({ ...iphone, browser: { globalPrivacyControl: true } })
  expect([events(), await storage.entries('')]).toEqual([[], []])
})

it('counts none on a device that stores nothing, which would be counted at every start', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await open(iphone)
  vi.restoreAllMocks()
  expect(events()).toEqual([onHomeScreen])
})

it.each([
  ['a reload', { type: 'reload' }],
  ['a way back', { type: 'back_forward' }],
  ['a page of the app that led here', { referrer: 'https://app.example/en-ae/doctors' }],
  ['a browser with Global Privacy Control', { browser: { globalPrivacyControl: true } }],
  ['a browser with Do Not Track', { browser: { doNotTrack: '1' } }],
  ['a device without a network', { browser: { onLine: false } }],
])('reports nothing of %s', async (_, how) => {
  await open(how)
  expect(sent).toEqual([])
})
