import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { showViewer } from '#src/session/use-viewer.ts'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { GuestMessages } from './guest-messages.tsx'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A) AppleWebKit/537.36 Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

beforeAll(fillTestDom)
beforeEach(async () => {
  await forgetOwnPages()
  showViewer({ kind: 'nobody' })
  // The app of a social network, whose page has no messages.
  set(navigator, 'serviceWorker', { getRegistrations: async () => [] })
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says to a guest in another app that messages come by the browser alone, and offers no press', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${android} Instagram 334.0.0.42.95 Android`)
  await showOwnPage(<GuestMessages id="v-7" />, {
    ...{ at: 'appointment-detail', configuration: { push_enabled: true }, answers: {}, isGuest: true },
  })
  expect(await screen.findByText(/menu of that app to open the page in Chrome/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
