import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeNotifications, endPush } from './quiet-device.ts'

const scopes = {
  app: 'https://app.example/care/',
  own: 'https://app.example/care/push/insurer/',
  oneSignal: 'https://app.example/care/push/onesignal/',
  other: 'https://app.example/care/push/clinic/',
}
let did: string[] = []
const registration = (scope: string) => ({
  scope,
  getNotifications: async () => [1, 2].map((count) => ({ close: () => did.push(`closed ${count} of ${scope}`) })),
  pushManager: {
    getSubscription: async () => ({
      // What it answers without a network, late or never.
      unsubscribe: () => new Promise(() => did.push(`ended ${scope}`)),
    }),
  },
})
const have = (...registrations: object[]) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } })

beforeEach(() => (did = []))
afterEach(() => vi.unstubAllGlobals())

describe('what a device shows of a tenant’s messages', () => {
  it('is closed, whichever worker of theirs has shown it, and of no other tenant', async () => {
    have(...Object.values(scopes).map(registration))
    await closeNotifications('insurer')
    const closed = [scopes.app, scopes.own, scopes.oneSignal].flatMap((scope) => [
      `closed 1 of ${scope}`,
      `closed 2 of ${scope}`,
    ])
    expect(did.toSorted()).toEqual(closed.toSorted())
  })

  it('keeps nobody from leaving where the browser refuses, or has no workers', async () => {
    const refuses = { scope: scopes.app, getNotifications: () => Promise.reject(new Error('refused')) }
    have(refuses, registration(scopes.own))
    await closeNotifications('insurer')
    expect(did).toHaveLength(2)
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('refused')) } })
    await expect(closeNotifications('insurer')).resolves.toBeUndefined()
    vi.stubGlobal('navigator', {})
    await expect(closeNotifications('insurer')).resolves.toBeUndefined()
  })
})

it('the subscription of a device ends for its tenant alone, and nobody waits for the push service', async () => {
  have(...Object.values(scopes).map(registration))
  await endPush('insurer')
  expect(did).toEqual([`ended ${scopes.own}`])
})
