import { now } from '#src/clock/server-time.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { attemptKey, attemptLocks, underWay } from './left-attempts.ts'
import { setAside } from './set-aside.ts'
import { tenantStorage } from './tenant-storage.ts'

/** A change whose first attempt is made at once. */
export type FirstAttempt = {
  /** Identifies the intent; also its idempotency key. */
  id: string
  kind: string
  change: object
}

/**
 * Does the work, which sends a change or puts it into the outbox, with the change on the device: in no list, since somebody waits for the answer. A
 * page that ends in the middle leaves it there, and it waits in the outbox from then on.
 */
export async function duringFirstAttempt<T>(
  tenant: string,
  { id, kind, change }: FirstAttempt,
  work: () => Promise<T>,
): Promise<T> {
  const storage = tenantStorage(tenant)
  const key = attemptKey(tenant, id)
  const createdAt = new Date(now()).toISOString()
  const entry: OutboxEntry = {
    ...change,
    ...{ id, tenant, kind, idempotencyKey: id, createdAt },
    attempts: 1,
    state: 'queued',
  }
  const stored = async () => {
    underWay.add(key)
    try {
      // A device that stores nothing sends as well.
      await storage.set(key, entry).catch(() => undefined)
      return await work()
    } finally {
      await storage.remove(key).catch(() => undefined)
      // A session that ended meanwhile has hidden it.
      const aside = setAside(tenant, storage)
      await aside.without(key).catch(() => undefined)
      underWay.delete(key)
    }
  }
  const locks = attemptLocks()
  return locks ? locks.request(key, stored) : stored()
}
