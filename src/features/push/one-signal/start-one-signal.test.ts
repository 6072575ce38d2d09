import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { announceSession, onSessionChange } from '#src/storage/session-changes.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { startOneSignal } from './start-one-signal.ts'

const logout = vi.fn(async () => undefined)
vi.mock('./open-one-signal.ts', () => ({
  openOneSignal: async () => ({
    User: { PushSubscription: { addEventListener() {} } },
    Notifications: { addEventListener() {} },
    Slidedown: {},
    logout: () => logout(),
  }),
}))

it('is told once nobody is signed in any more, and of no other change of the session [W04]', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  const store = sessionStore('bell')
  const patient = { id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01' }
  await store.keepPatient(patient)
  await startOneSignal({ tenant: 'bell' } as AppContext, 'an-application')
  const heard = vi.fn(async () => store.patient())
  onSessionChange('bell', () => void heard())
  await store.bookFor({ relativeId: 'r', name: 'Omar' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  await heard.mock.results[0]?.value
  expect(logout).not.toHaveBeenCalled()
  await store.remove()
  announceSession('bell')
  await vi.waitFor(() => expect(logout).toHaveBeenCalled())
  vi.unstubAllGlobals()
})
