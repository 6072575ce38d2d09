import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { additions, calls } from '#contract/services'
import { restingOffer } from '#src/features/install/resting-offer.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { MessagesOffer } from './messages-offer.tsx'

let permission: NotificationPermission
let answer: NotificationPermission
const requestPermission = vi.fn(async () => (permission = answer))

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

beforeAll(fillTestDom)
beforeEach(async () => {
  await forgetOwnPages()
  permission = 'default'
  answer = 'granted'
  requestPermission.mockClear()
  const subscription = {
    options: {},
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  const scope = `${window.location.origin}/push/own-pages/`
  set(navigator, 'serviceWorker', { getRegistrations: async () => [{ scope, active: {}, pushManager }] })
  set(navigator, 'permissions', { query: async () => new EventTarget() })
  set(window, 'PushManager', class {})
  set(window, 'Notification', {
    requestPermission,
    get permission() {
      return permission
    },
  })
})
afterEach(() => {
  cleanup()
  showViewer({ kind: 'nobody' })
  vi.restoreAllMocks()
})

type Shown = Partial<Parameters<typeof showOwnPage>[1]>
const show = (more: Shown = {}) => {
  showViewer(more.isGuest ? { kind: 'nobody' } : { kind: 'patient', id: 'p-1' })
  return showOwnPage(<MessagesOffer otherwise={<p>something else</p>} />, {
    ...{ at: 'confirmed', configuration: { push_enabled: true } },
    answers: {
      [`GET ${additions.pushKey.path}`]: { data: { public_key: 'BA' } },
      [`POST ${calls.registerDevice.path}`]: { data: { registered: true } },
    },
    ...more,
  })
}
const turnOn = () => screen.findByRole('button', { name: 'Turn on messages' })
const otherwise = () => screen.findByText('something else')

it('says what comes, and asks the browser after a press alone; then that it is on [C47]', async () => {
  await show()
  const button = await turnOn()
  expect(screen.getByText(/names neither doctor nor time/)).toBeTruthy()
  expect([screen.queryByText('something else'), requestPermission.mock.calls.length]).toEqual([null, 0])
  fireEvent.click(button)
  expect(await screen.findByText(/Messages appear on this device/)).toBeTruthy()
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(await otherwise()).toBeTruthy()
})

it('stays away for 30 days once it was put away, and gives its place to what else there is', async () => {
  await show()
  await turnOn()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await otherwise()
  cleanup()
  await show()
  await otherwise()
  const away = (days: number) =>
    restingOffer('own-pages', 'messages-offer').isAway(new Date(Date.now() + days * 86_400_000))
  expect([await away(29), await away(31), requestPermission.mock.calls.length]).toEqual([true, false, 0])
})

it('says how they are allowed again where the browser blocks them after the press', async () => {
  answer = 'denied'
  await show()
  fireEvent.click(await turnOn())
  expect(await screen.findByText(/You have blocked messages/)).toBeTruthy()
})

it.each<[string, Shown, (() => void)?]>([
  ['to a guest', { isGuest: true }],
  ['where the tenant sends none [P06]', { configuration: { push_enabled: false } }],
  ['where OneSignal offers them', { configuration: { push_enabled: true, push_identifier: 'an-application' } }],
  ['where the browser blocks them', {}, () => (permission = 'denied')],
  ['where the browser has none', {}, () => Reflect.deleteProperty(window, 'Notification')],
])('is not made %s', async (_where, more, prepare) => {
  prepare?.()
  await show(more)
  await otherwise()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on messages' })).toBeNull())
})
