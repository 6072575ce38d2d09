import { afterEach, expect, it, vi } from 'vitest'
import { notifyPages } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { announceSession } from '#src/storage/session-changes.ts'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { toVisitCopy } from '#src/session/to-own-copies.ts'
import { appointmentWith } from '#tests/support/booking'
import { keepBadge } from './keep-badge.ts'

afterEach(() => vi.unstubAllGlobals())

it('shows the number of the visits today, takes it away with the session, and is content without a badge', async () => {
  const shown: number[] = []
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  const store = sessionStore('badge')
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const visit = { ...appointmentWith('b7c2d1de-0000-4000-8000-000000000001'), start: soon(0), end: soon(30) }
  await store.keepAppointment(visit, 'token', new Date())
  await keepBadge('badge')
  expect(shown).toEqual([1])
  await store.remove()
  announceSession('badge')
  await vi.waitFor(() => expect(shown.at(-1)).toBe(0))
  vi.stubGlobal('navigator', {})
  await expect(keepBadge('badge')).resolves.toBeUndefined()
})

it('counts what who is signed in has today, wherever it was booked, each visit once and as it was read last, from when the app is left', async () => {
  const shown: number[] = []
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const today = (id: string) => ({ ...appointmentWith(id), start: soon(0), end: soon(30) })
  const tenant = 'badge-of-account'
  const store = sessionStore(tenant)
  await store.keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  for (const id of ['here', 'called-off']) await store.keepAppointment(today(id), 'token', new Date())
  await keepBadge(tenant)
  expect(shown).toEqual([2])
  const list = [today('here'), today('elsewhere'), { ...today('called-off'), status: 'cancelled' as const }]
  await ownCopies(tenant).keep('ahead', { patientId: 'p-1', value: [...list, today('clinic')].map(toVisitCopy) })
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(shown.at(-1)).toBe(3))
  // Who signs in next has none of them.
  await store.keepPatient({ id: 'p-2', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2))
})

it('counts what waits on this device, too, until it is sent', async () => {
  const shown: number[] = []
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  const tenant = 'badge-of-waiting'
  const store = outboxStore(tenant)
  const entry = { ...{ tenant, kind: 'visit_consent', attempts: 0, state: 'queued' as const }, createdAt: '2026-11-24' }
  for (const id of ['one', 'other']) await store.put({ ...entry, id, idempotencyKey: id }, (found) => found)
  await keepBadge(tenant)
  expect(shown).toEqual([2])
  for (const [id, left] of [
    ['one', 1],
    ['other', 0],
  ] as const) {
    await store.remove(id)
    notifyPages(tenant)
    await vi.waitFor(() => expect(shown.at(-1)).toBe(left))
  }
})
