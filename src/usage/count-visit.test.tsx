import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page that was opened so. */
function open({ type = 'navigate', referrer = '', isInstalled = false, browser = {} } = {}) {
  const page = new EventTarget()
  vi.stubGlobal('navigator', { ...navigator, ...browser })
  countVisit(
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

it('reports a start to the app’s own server, with its tenant and nothing else, not even a cookie', () => {
  open({ referrer: 'https://search.example/' })
  expect(sent).toEqual([{ address: '/care/usage?key=a%26b', report: { events: ['visit'] }, credentials: 'omit' }])
})

it('tells a start from the home screen, and an installation', () => {
  open({ isInstalled: true }).dispatchEvent(new Event('appinstalled'))
  expect(events()).toEqual([{ events: ['visit_on_home_screen'] }, { events: ['installed'] }])
})

it.each([
  ['a reload', { type: 'reload' }],
  ['a way back', { type: 'back_forward' }],
  ['a page of the app that led here', { referrer: 'https://app.example/en-ae/doctors' }],
  ['a browser with Global Privacy Control', { browser: { globalPrivacyControl: true } }],
  ['a browser with Do Not Track', { browser: { doNotTrack: '1' } }],
  ['a device without a network', { browser: { onLine: false } }],
])('reports nothing of %s', (_, how) => {
  open(how)
  expect(sent).toEqual([])
})
