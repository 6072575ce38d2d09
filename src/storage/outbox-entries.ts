import type { OutboxPort } from '#workers/outbox/drain'
import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import { takeOverLeft } from './left-attempts.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Entries stored before there was a second kind of change have no kind. */
const firstKind = 'guest_appointment'

/** Changes of a tenant's visitor that wait to be sent: the part of `outbox-store.ts` that a worker needs too. */
export function outboxEntries(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const entryKey = (id: string) => storageKey(tenant, 'outbox', id)
  const port: OutboxPort = {
    list: () => storage.list<OutboxEntry>(entryKey('')),
    async update(id, change) {
      let entry: OutboxEntry | undefined
      await storage.update<OutboxEntry>(entryKey(id), (found) => (entry = found && change(found)))
      return entry
    },
    remove: (id) => storage.remove(entryKey(id)),
  }
  return {
    ...port,
    /** Puts what pages have left in the middle of their first attempts among the entries. */
    takeOver: () => takeOverLeft(tenant, storage),
    /** Adds an entry; `merge` decides where it already exists. */
    put: (entry: OutboxEntry, merge: (found: OutboxEntry) => OutboxEntry) =>
      storage.update<OutboxEntry>(entryKey(entry.id), (found) => (found ? merge(found) : entry)),
    answer: async (id: string): Promise<OutboxAnswer | undefined> => {
      const kept = await storage.get<KeptAnswer>(storageKey(tenant, 'outbox-answer', id))
      return kept && withKind(kept)
    },
  }
}

/** An answer as devices keep it. */
export type KeptAnswer = Omit<OutboxAnswer, 'kind'> & { kind?: string }

export const withKind = (kept: KeptAnswer): OutboxAnswer => ({ ...kept, kind: kept.kind ?? firstKind })
