import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { sessionKey } from '#src/storage/session-tokens.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { keepBadge } from './keep-badge.ts'

const tenant = 'insurer'
const storage = tenantStorage(tenant)
let shown: number[]

beforeEach(async () => {
  await storage.clear()
  shown = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') })
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const patient = { id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01T00:00:00.000Z' }
const visitAt = (start: string) => ({ status: 'booked', start, end: start.replace('T11', 'T12'), time_zone: 'UTC' })
const visits = { today: visitAt('2026-11-26T11:00:00Z'), tomorrow: visitAt('2026-11-27T11:00:00Z') }
const keep = (record: object) => storage.set(sessionKey(tenant), { appointmentTokens: {}, visits, ...record })

async function add(id: string, more: Partial<OutboxEntry> = {}): Promise<void> {
  const entry = {
    id,
    tenant,
    kind: 'visit_consent',
    createdAt: id,
    attempts: 0,
    state: 'queued',
    ...more,
  } as OutboxEntry
  await outboxStore(tenant, storage).put(entry, () => entry)
}

it('counts the visits of today and what waits, and what was sent no more', async () => {
  await keep({ patient })
  await add('one')
  await add('two', { fetched: { answer: {} } })
  await keepBadge(tenant)
  expect(shown).toEqual([2])
})

it('counts what the list of who is signed in has today, and not that of another', async () => {
  const keepList = (patientId: string) =>
    storage.set(storageKey(tenant, 'own-copy', 'ahead'), {
      ...{ patientId, readAt: Date.now() },
      value: [{ id: 'elsewhere', ...visitAt('2026-11-26T11:00:00Z') }],
    })
  await keep({ patient })
  await keepList('p')
  await keepBadge(tenant)
  await keepList('q')
  await keepBadge(tenant)
  expect(shown).toEqual([2, 1])
})

it('shows nothing once nothing is kept, nor of a session that ended with the browser', async () => {
  await keep({ patient: { ...patient, isBrief: true } })
  await keepBadge(tenant, { get: async () => ({}) })
  await keepBadge(tenant, { get: async () => null })
  await storage.clear()
  await keepBadge(tenant)
  expect(shown).toEqual([1, 0, 0])
})

it('is content with a device that has no such number, or shows none', async () => {
  vi.stubGlobal('navigator', { setAppBadge: async () => Promise.reject(new Error('denied')) })
  await keep({ patient })
  await expect(keepBadge(tenant)).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(keepBadge(tenant)).resolves.toBeUndefined()
})
