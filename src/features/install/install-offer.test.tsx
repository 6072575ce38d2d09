import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { InstallOffer } from './install-offer.tsx'
import { watchInstallPrompt } from './install-prompt.ts'
import { restingOffer } from './resting-offer.ts'

const day = 86_400_000

beforeAll(() => {
  fillTestDom()
  watchInstallPrompt(window)
})
beforeEach(() => tenantStorage('own-pages').clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = () => showOwnPage(<InstallOffer />, { at: 'confirmed', answers: {} })

/** The browser offers its prompt, which the patient answers so. */
function browserOffers(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  return prompt
}
const put = () => screen.findByRole('button', { name: 'Put on home screen' })
const offered = () => screen.queryByText('Keep your appointment at hand')

it('offers the browser’s own prompt as soon as there is one, and says where the app is when it was accepted', async () => {
  await show()
  expect(offered()).toBeNull()
  const prompt = browserOffers('accepted')
  fireEvent.click(await put())
  await screen.findByText('It’s on your home screen')
  expect(prompt).toHaveBeenCalledOnce()
})

it('is gone for 30 days once the browser’s prompt was dismissed, and comes back then', async () => {
  await show()
  browserOffers('dismissed')
  fireEvent.click(await put())
  await waitFor(() => expect(offered()).toBeNull())
  cleanup()
  const { isAway } = restingOffer('own-pages', 'install-offer')
  const now = Date.now()
  await waitFor(async () => expect(await isAway(new Date(now + day))).toBe(true))
  expect([await isAway(new Date(now + 29 * day)), await isAway(new Date(now + 30.1 * day))]).toEqual([true, false])
  // A clock that was wrong then hides it for no longer.
  expect(await isAway(new Date(now - day))).toBe(false)
  await show()
  browserOffers('accepted')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(offered()).toBeNull()
})

it('is put away by "Not now", at this tenant alone', async () => {
  await show()
  browserOffers('accepted')
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(offered()).toBeNull()
  const isAway = (tenant: string) => restingOffer(tenant, 'install-offer').isAway(new Date())
  await waitFor(async () => expect(await isAway('own-pages')).toBe(true))
  expect(await isAway('insurer')).toBe(false)
})

it('leads to instructions where the browser has no prompt at all', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1')
  window.dispatchEvent(new Event('appinstalled'))
  await show()
  expect((await screen.findByRole('link', { name: 'Show me how' })).getAttribute('href')).toBe('/en-ae/install')
})

it('is not shown by the app that was opened from the home screen', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await show()
  browserOffers('accepted')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(offered()).toBeNull()
})

it('leads out of another app into the browser, since nothing gets on the home screen from there', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  agent.mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98',
  )
  await show()
  expect(await screen.findByText('Open this page in Safari')).toBeTruthy()
  expect(offered()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText('Open this page in Safari')).toBeNull())
})
