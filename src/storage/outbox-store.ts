import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import { type KeptAnswer, outboxEntries, withKind } from './outbox-entries.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Changes of a tenant's visitor that wait to be sent, and the outcomes of answered ones. */
export function outboxStore(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const entryKey = (id: string) => storageKey(tenant, 'outbox', id)
  const answerKey = (id: string) => storageKey(tenant, 'outbox-answer', id)

  return {
    ...outboxEntries(tenant, storage),
    get: (id: string) => storage.get<OutboxEntry>(entryKey(id)),
    /** False for an entry that the device could not store: it is lost with the page. */
    isLasting: (id: string) => storage.isLasting(entryKey(id)),
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
    answers: async (): Promise<OutboxAnswer[]> => (await storage.list<KeptAnswer>(answerKey(''))).map(withKind),
    removeAnswer: (id: string) => storage.remove(answerKey(id)),
  }
}

type Found = OutboxEntry | undefined

export type OutboxStore = ReturnType<typeof outboxStore>
