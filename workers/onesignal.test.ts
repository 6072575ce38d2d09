import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionKey } from '#src/storage/session-tokens.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './onesignal.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has the number on the icon follow a visit that a message by OneSignal calls changed, and leaves all else to OneSignal', async () => {
  const badge: number[] = []
  const order: string[] = []
  let onPush: (event: object) => void = () => undefined
  vi.stubGlobal('self', {
    addEventListener(type: string, handler: typeof onPush) {
      order.push(type)
      onPush = handler
    },
    importScripts: (address: string) => order.push(address),
  })
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badge.push(count) })
  const noon = Date.parse('2026-11-26T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  await import(script)
  expect(order).toEqual(['push', 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js'])

  const visit = (id: string) => ({
    ...{ id, appointment_number: `${id}-number`, status: 'booked', time_zone: 'UTC', readAt: noon - 60_000 },
    ...{ start: '2026-11-26T15:00:00Z', end: '2026-11-26T15:30:00Z' },
  })
  await tenantStorage('bell').set(sessionKey('bell'), {
    appointmentTokens: {},
    visits: { one: visit('one'), other: visit('other') },
  })
  const deliver = async (text: string) => {
    const waited: Promise<unknown>[] = []
    onPush({ data: { text: () => text }, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    await Promise.all(waited)
  }
  const u = 'https://bell.example/en-ae/appointment-detail/one-number'
  const of = (custom: object | null) => JSON.stringify({ title: 'Bell', alert: 'Your visit is cancelled.', custom })
  for (const foreign of ['', 'null', '[]', of(null), of({ i: 'm', u }), of({ u, a: { changed_at: 'x', tenant: 1 } })])
    await deliver(foreign)
  expect(badge).toEqual([])
  await deliver(of({ i: 'm', u, a: { changed_at: noon / 1000, tenant: 'bell' } }))
  expect(badge).toEqual([1])
})
