import type { OutboxPort } from '#workers/outbox/drain'
import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import { takeOverLeft } from './left-attempts.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Entries stored before there was a second kind of change have no kind. */
const firstKind = 'guest_appointment'

/** Changes of a tenant's visitor that wait to be sent, and the outcomes of answered ones. */
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
    /** Puts what pages have left in the middle of their first attempts among the entries. */
    takeOver: () => takeOverLeft(tenant, storage),
    get: (id: string) => storage.get<OutboxEntry>(entryKey(id)),
    /** False for an entry that the device could not store: it is lost with the page. */
    isLasting: (id: string) => storage.isLasting(entryKey(id)),
    /** Adds an entry; `merge` decides where it already exists. */
    put: (entry: OutboxEntry, merge: (found: OutboxEntry) => OutboxEntry) =>
      storage.update<OutboxEntry>(entryKey(entry.id), (found) => (found ? merge(found) : entry)),
    /** Puts entries in the place of others, all in one step: `settle` is given those found by their ids, and returns what becomes of each. */
    settle: (ids: readonly [string, ...string[]], settle: (found: Found[]) => readonly Found[]) =>
      storage.updateTogether<OutboxEntry>([entryKey(ids[0]), ...ids.slice(1).map(entryKey)], settle),
    /** Removes an entry if that is still allowed, and resolves to it; to undefined when it is too late, or the entry does not exist. */
    async take(id: string, isFree: (entry: OutboxEntry) => boolean): Promise<OutboxEntry | undefined> {
      const taken: OutboxEntry[] = []
      await storage.update<OutboxEntry>(entryKey(id), (found) => {
        if (!found || !isFree(found)) return found
        taken.push(found)
        return undefined
      })
      return taken.at(-1)
    },
    /** Keeps an answer. One that was told stays so: a page that ended before it removed the entry has it answered once more. */
    keepAnswer: (answer: OutboxAnswer) =>
      storage.update<KeptAnswer>(answerKey(answer.id), (found) => ({
        ...answer,
        ...(found?.seenAt && { seenAt: found.seenAt }),
      })),
    answer: async (id: string): Promise<OutboxAnswer | undefined> => {
      const kept = await storage.get<KeptAnswer>(answerKey(id))
      return kept && withKind(kept)
    },
    answers: async (): Promise<OutboxAnswer[]> => (await storage.list<KeptAnswer>(answerKey(''))).map(withKind),
    removeAnswer: (id: string) => storage.remove(answerKey(id)),
  }
}

type Found = OutboxEntry | undefined

export type OutboxStore = ReturnType<typeof outboxStore>

type KeptAnswer = Omit<OutboxAnswer, 'kind'> & { kind?: string }

const withKind = (kept: KeptAnswer): OutboxAnswer => ({ ...kept, kind: kept.kind ?? firstKind })
