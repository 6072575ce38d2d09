import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createLinks } from '#src/routes/links.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith } from '#tests/support/booking'
import { appWith, fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { endStart, readStart } from './read-start.ts'
import { StartPage } from './start-page.tsx'

const next = { ...appointmentWith('next-visit'), start: '2998-01-02T06:00:00Z', end: '2998-01-02T06:30:00Z' }
const list = 'GET /patientapp/appointments'

/** The welcome is loaded when it is needed, which takes its time beside other work. */
const ofLoading = { timeout: 10_000 }

let isStandalone = true
beforeAll(fillTestDom)
beforeEach(() => {
  window.matchMedia = () => ({ matches: isStandalone }) as MediaQueryList
})
afterEach(async () => {
  isStandalone = true
  vi.restoreAllMocks()
  await forgetOwnPages()
})

/** Starts the app and waits until it has led to `address`. */
async function startTo(address: string, more: { isGuest?: true } = {}) {
  const { router, asked, unmount } = await showOwnPage(<StartPage />, {
    at: 'start',
    // No address that a start leads to: who is led home has been led.
    search: '?from=test',
    answers: { [list]: { data: { appointments: [next], total: 1 } } },
    ...more,
  })
  await waitFor(() => expect(router.history.location.href).toBe(address))
  unmount()
  return { router, wasAsked: asked.includes(list) }
}

const overview = '/en-ae/dashboard/main'
const ofNext = '/en-ae/dashboard/appointments/next-visit/detail'

it('leads a patient to their next visit at the first start from the home screen, with their overview behind it, and from then on to the overview at once', async () => {
  const { router } = await startTo(ofNext)
  router.history.back()
  await waitFor(() => expect(router.history.location.pathname).toBe(overview))
  expect(router.history.canGoBack()).toBe(false)
  expect(await startTo(overview)).toMatchObject({ wasAsked: false })
})

it('leads to the overview in a tab of a browser, which is no start from the home screen', async () => {
  isStandalone = false
  expect(await startTo(overview)).toMatchObject({ wasAsked: false })
  isStandalone = true
  await startTo(ofNext)
})

it('reads no list of who is not signed in', async () => {
  expect(await startTo('/en-ae', { isGuest: true })).toMatchObject({ wasAsked: false })
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile Safari/604.1'
const welcomed = {
  at: 'start',
  isGuest: true,
  answers: {},
  configuration: { name: { en: 'Liqa', ar: 'لقاء', id: 'Liqa' } },
} as const

it('offers whom an iPhone knows nothing of in its own store the sign-in, once, which leads on to their next visit', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
  const { app, router, unmount } = await showOwnPage(<StartPage />, welcomed)
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Liqa' }, ofLoading)
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.history.location.pathname).toBe('/en-ae/account/sign-in'))
  expect(await returnPaths(app.tenant).take()).toBe('/en-ae/start')
  unmount()
  await startTo('/en-ae', { isGuest: true })
})

it('has its welcome and its first visit still where its page is drawn anew before it led on, and not once it has', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
  const { app } = appWith({ answers: { [list]: { data: { appointments: [next], total: 1 } } } })
  const links = createLinks(app)
  const isWelcome = async () => (await readStart(app, links)).isUnknown
  expect([await isWelcome(), await isWelcome()]).toEqual([true, true])
  endStart(app)
  expect(await isWelcome()).toBe(false)
  await sessionStore(app.tenant).keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  const visit = async () => (await readStart(app, links)).visit
  expect([await visit(), await visit()]).toEqual(['next-visit', 'next-visit'])
  endStart(app)
  expect(await visit()).toBeUndefined()
})

it('leads on who would rather look around', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
  const { router } = await showOwnPage(<StartPage />, welcomed)
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }, ofLoading))
  await waitFor(() => expect(router.history.location.pathname).toBe('/en-ae'))
  expect(router.history.canGoBack()).toBe(false)
})
