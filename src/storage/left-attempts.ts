import type { OutboxEntry } from '#workers/outbox/entry'
import { storageKey, type TenantStorage } from './tenant-storage.ts'

/** Where a change lies on the device while it is sent for the first time (`first-attempts.ts`). */
export const attemptKey = (tenant: string, id: string): string => storageKey(tenant, 'outbox-first', id)

/** Those of this page, by their keys. */
export const underWay = new Set<string>()

/** Held under the key by who makes the attempt. Undefined where the browser has none: another tab may be at it then, and the key of the intent does the rest. */
export const attemptLocks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks)

/** Puts into the outbox what pages have left that ended in the middle of a first attempt. It may have arrived. */
export async function takeOverLeft(tenant: string, storage: TenantStorage): Promise<void> {
  for (const { id } of await storage.list<OutboxEntry>(attemptKey(tenant, ''))) {
    const key = attemptKey(tenant, id)
    if (underWay.has(key)) continue
    const move = () =>
      storage.updateTogether<OutboxEntry>([key, storageKey(tenant, 'outbox', id)], ([left, entry]) => [
        undefined,
        entry ?? left,
      ])
    const locks = attemptLocks()
    await (locks ? locks.request(key, { ifAvailable: true }, (lock) => lock && move()) : move())
  }
}
