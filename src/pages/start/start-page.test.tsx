import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointmentWith } from '#tests/support/booking'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { StartPage } from './start-page.tsx'

const next = { ...appointmentWith('next-visit'), start: '2998-01-02T06:00:00Z', end: '2998-01-02T06:30:00Z' }
const list = 'GET /patientapp/appointments'

let isStandalone = true
beforeAll(fillTestDom)
beforeEach(() => {
  window.matchMedia = () => ({ matches: isStandalone }) as MediaQueryList
})
afterEach(async () => {
  isStandalone = true
  await forgetOwnPages()
})

/** Starts the app and waits until it has led to `address`. */
async function startTo(address: string, more: { isGuest?: true } = {}) {
  const { router, asked, unmount } = await showOwnPage(<StartPage />, {
    at: 'start',
    answers: { [list]: { data: { appointments: [next], total: 1 } } },
    ...more,
  })
  await waitFor(() => expect(router.history.location.pathname).toBe(address))
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
