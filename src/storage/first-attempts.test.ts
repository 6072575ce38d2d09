import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionData } from '#src/session/session-data.ts'
import { duringFirstAttempt } from './first-attempts.ts'
import { attemptKey } from './left-attempts.ts'
import { outboxStore } from './outbox-store.ts'
import { setAside } from './set-aside.ts'
import { tenantStorage } from './tenant-storage.ts'

const tenant = 'first-attempts'
const storage = tenantStorage(tenant)
const store = outboxStore(tenant)
const wish = { id: 'wish.1', kind: 'wish', change: { isOn: true } }
const entry = { ...{ id: 'wish.1', tenant, kind: 'wish', idempotencyKey: 'wish.1' }, isOn: true, attempts: 1 }
const now = new Date('2026-11-23T10:00:00.000Z')
const patient = { id: 'p-1', idToken: 'a', refreshToken: 'b', expiresAt: '2026-11-23T11:00:00.000Z' }

beforeEach(() => storage.clear())
afterEach(() => vi.unstubAllGlobals())

const leave = () =>
  storage.set(attemptKey(tenant, 'wish.1'), { ...entry, createdAt: now.toISOString(), state: 'queued' })

it('what a page left in the middle waits in the outbox, and what this page is about does not', async () => {
  await duringFirstAttempt(tenant, wish, async () => {
    await store.takeOver()
    expect(await store.list()).toEqual([])
    expect(await storage.get(attemptKey(tenant, 'wish.1'))).toMatchObject(entry)
  })
  await store.takeOver()
  expect(await store.list()).toEqual([])

  await leave()
  await store.takeOver()
  expect(await store.list()).toMatchObject([{ ...entry, state: 'queued' }])
  expect(await storage.get(attemptKey(tenant, 'wish.1'))).toBeUndefined()
})

it('what another tab is about is left to it for as long as it has the lock', async () => {
  const held = new Set<string>()
  const request = async (name: string, _: object, work: (lock: { name: string } | null) => unknown) =>
    work(held.has(name) ? null : { name })
  vi.stubGlobal('navigator', { locks: { request } })
  await leave()
  held.add(attemptKey(tenant, 'wish.1'))
  await store.takeOver()
  expect(await store.list()).toEqual([])
  held.clear()
  await store.takeOver()
  expect(await store.list()).toHaveLength(1)
})

it('what is refused because the session is over is not sent by itself after the next sign-in', async () => {
  const session = sessionData(tenant)
  await session.begin(patient, now)
  const refused = duringFirstAttempt(tenant, wish, async () => {
    await session.expire(now)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await session.begin(patient, now)
  await store.takeOver()
  expect(await store.list()).toEqual([])
})

it('what was left when the session ended is counted, and is there again for the same patient alone', async () => {
  const session = sessionData(tenant)
  const restart = async (id: string) => {
    await session.begin(patient, now)
    await leave()
    await session.expire(now)
    expect(await setAside(tenant).unsent(now)).toMatchObject({ count: 1 })
    await session.begin({ ...patient, id }, now)
    await store.takeOver()
    return (await store.list()).length
  }
  expect(await restart('p-2')).toBe(0)
  await session.forget()
  expect(await restart('p-1')).toBe(1)
})

it('is made by a device that stores nothing, too', async () => {
  vi.spyOn(storage, 'set').mockRejectedValueOnce(new Error('broken'))
  expect(await duringFirstAttempt(tenant, wish, async () => 'sent')).toBe('sent')
})
