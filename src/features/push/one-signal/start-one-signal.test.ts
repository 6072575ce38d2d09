import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { announceSession, onSessionChange } from '#src/storage/session-changes.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { keepPushUser } from '../push-cookies.ts'
import { registerDevice } from '../parts/register-device.ts'
import { startOneSignal } from './start-one-signal.ts'

const logout = vi.fn(async () => undefined)
const promptPush = vi.fn(async (_how: object) => undefined)
/** What the browser is at OneSignal, and who hears when that changes. */
const subscription: { id: string | undefined; optedIn: boolean } = { id: undefined, optedIn: false }
let changes: (() => void)[]
vi.mock('./open-one-signal.ts', () => ({
  openOneSignal: async () => ({
    User: {
      PushSubscription: {
        get id() {
          return subscription.id
        },
        get optedIn() {
          return subscription.optedIn
        },
        addEventListener: (_event: string, listener: () => void) => changes.push(listener),
      },
    },
    Notifications: { addEventListener() {} },
    Slidedown: { promptPush: (how: object) => promptPush(how) },
    logout: () => logout(),
  }),
}))
vi.mock('../push-cookies.ts', () => ({ keepPushUser: vi.fn() }))
vi.mock('../parts/register-device.ts', () => ({ registerDevice: vi.fn(async () => 'token') }))
vi.mock('../parts/web-push-way.ts', () => ({ webPushWay: () => ({ current: async () => undefined }) }))
vi.mock('#src/error-reporting/failures.ts', async (original) => ({
  ...(await original<object>()),
  countFailure: vi.fn(),
}))

const app = { tenant: 'bell' } as AppContext
const patient = { id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01' }
const start = () => startOneSignal(app, 'an-application')

beforeEach(async () => {
  vi.clearAllMocks()
  changes = []
  Object.assign(subscription, { id: undefined, optedIn: false })
  await tenantStorage('bell').clear()
  await sessionStore('bell').keepPatient(patient)
})
afterEach(() => vi.unstubAllGlobals())

it('is told once nobody is signed in any more, and of no other change of the session [W04]', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  const store = sessionStore('bell')
  await start()
  const heard = vi.fn(async () => store.patient())
  onSessionChange('bell', () => void heard())
  await store.bookFor({ relativeId: 'r', name: 'Omar' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  await heard.mock.results[0]?.value
  expect(logout).not.toHaveBeenCalled()
  await store.remove()
  announceSession('bell')
  await vi.waitFor(() => expect(logout).toHaveBeenCalled())
})

it('asks by its prompt who has not answered yet, and in no booking [W05]', async () => {
  for (const permission of ['denied', 'granted']) {
    vi.stubGlobal('Notification', { permission })
    await start()
  }
  vi.stubGlobal('Notification', { permission: 'default' })
  const bookingEnds = blockUpdates('booking')
  await start()
  expect(promptPush).not.toHaveBeenCalled()
  bookingEnds()
  await start()
  expect(promptPush.mock.calls).toEqual([[{ force: false }]])
})

it('tells the server of a subscription once, with what the patient chose to be shown, and keeps by what the device is known [W06]', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  await pushChoice('bell').keep({ showsDetails: true })
  Object.assign(subscription, { id: 'one', optedIn: true })
  await start()
  for (const change of changes) change()
  await vi.waitFor(() => expect(vi.mocked(registerDevice).mock.calls).toEqual([[app, true]]))
  expect(vi.mocked(keepPushUser).mock.calls).toEqual([[app, 'one']])
})

it('says nothing of a registration that fails, counts it, and takes messages for turned off [W04]', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  await start()
  vi.mocked(registerDevice).mockRejectedValue(new Error('no answer'))
  Object.assign(subscription, { id: 'two', optedIn: true })
  for (const change of changes) change()
  await vi.waitFor(() => expect(vi.mocked(countFailure).mock.calls).toEqual([['push service', new Error('no answer')]]))
  expect(await pushChoice('bell').read()).toBeUndefined()
})
