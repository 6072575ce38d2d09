import type { OutboxPort } from '#workers/outbox/drain'
import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** What devices kept before there was a second kind of change says nothing of its own. */
const firstKind = 'guest_appointment'

/** The changes of a tenant's visitor that are on their way, and what became of those that were answered. */
export function outboxStore(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const entryKey = (id: string) => storageKey(tenant, 'outbox', id)
  const answerKey = (id: string) => storageKey(tenant, 'outbox-answer', id)

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
    get: (id: string) => storage.get<OutboxEntry>(entryKey(id)),
    /** False for an entry that the device would not take: it goes with the page. */
    isLasting: (id: string) => storage.isLasting(entryKey(id)),
    /** Puts an entry in; `merge` decides when it is there already. */
    put: (entry: OutboxEntry, merge: (found: OutboxEntry) => OutboxEntry) =>
      storage.update<OutboxEntry>(entryKey(entry.id), (found) => (found ? merge(found) : entry)),
    /** Takes an entry out if it may still be taken out; false when it is too late, or it is not there. */
    async take(id: string, isFree: (entry: OutboxEntry) => boolean): Promise<boolean> {
      let isTaken = false
      await storage.update<OutboxEntry>(entryKey(id), (found) => {
        isTaken = found !== undefined && isFree(found)
        return isTaken ? undefined : found
      })
      return isTaken
    },
    keepAnswer: (answer: OutboxAnswer) => storage.set(answerKey(answer.id), answer),
    answer: async (id: string): Promise<OutboxAnswer | undefined> => {
      const kept = await storage.get<KeptAnswer>(answerKey(id))
      return kept && withKind(kept)
    },
    answers: async (): Promise<OutboxAnswer[]> => (await storage.list<KeptAnswer>(answerKey(''))).map(withKind),
    changeAnswer: (id: string, change: (answer: OutboxAnswer) => OutboxAnswer) =>
      storage.update<KeptAnswer>(answerKey(id), (found) => found && change(withKind(found))),
    removeAnswer: (id: string) => storage.remove(answerKey(id)),
  }
}

export type OutboxStore = ReturnType<typeof outboxStore>

type KeptAnswer = Omit<OutboxAnswer, 'kind'> & { kind?: string }

const withKind = (kept: KeptAnswer): OutboxAnswer => ({ ...kept, kind: kept.kind ?? firstKind })
