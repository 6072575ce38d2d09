import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OutboxEntry } from '#workers/outbox/entry'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { forgetOld } from './forget-old.ts'
import type { OutboxKind } from './kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const hour = 3_600_000
const start = Date.parse('2026-11-23T10:00:00.000Z')
const at = (hours: number) => new Date(start + hours * hour)
const forgetFiles = vi.fn<(entry: OutboxEntry) => Promise<void>>(async () => undefined)
const kinds = { profile: { retentionMs: { seen: 2 * hour, unseen: 5 * hour }, forgetFiles } as unknown as OutboxKind }

async function storeWith(...entries: (Partial<OutboxEntry> & { id: string })[]) {
  const store = outboxStore('patientweb', openStorage('patientweb'))
  for (const changes of entries) {
    const entry: OutboxEntry = {
      tenant: 'patientweb',
      kind: 'profile',
      idempotencyKey: changes.id,
      createdAt: at(0).toISOString(),
      attempts: 1,
      state: 'refused',
      ...changes,
    }
    await store.put(entry, (found) => found)
  }
  return async (hours: number) => {
    await forgetOld(store, kinds, at(hours))
    return (await store.list()).map(({ id }) => id).sort()
  }
}

it('forgets what was refused or waits for a word, once its time has passed', async () => {
  const leftAfter = await storeWith({ id: 'refused' }, { id: 'due', state: 'needs_confirmation' })
  expect(await leftAfter(5)).toEqual(['due', 'refused'])
  expect(await leftAfter(5.1)).toEqual([])
})

it('forgets sooner what the patient was told of, counted from then', async () => {
  const leftAfter = await storeWith({ id: 'told', seenAt: at(4).toISOString() }, { id: 'untold' })
  expect(await leftAfter(5.1)).toEqual(['told'])
  expect(await leftAfter(6.1)).toEqual([])
})

it('leaves no file on the device of what it forgets, and every file of what it keeps', async () => {
  forgetFiles.mockClear()
  const leftAfter = await storeWith({ id: 'refused' }, { id: 'queued', state: 'queued' })
  await leftAfter(5)
  expect(forgetFiles).not.toHaveBeenCalled()
  await leftAfter(5.1)
  expect(forgetFiles.mock.calls.map(([{ id }]) => id)).toEqual(['refused'])
})

it('keeps what waits to be sent, and what a newer build kept, however old', async () => {
  const leftAfter = await storeWith(
    { id: 'queued', state: 'queued' },
    { id: 'sending', state: 'sending' },
    { id: 'newer', kind: 'of_tomorrow' },
  )
  expect(await leftAfter(10_000)).toEqual(['newer', 'queued', 'sending'])
})
