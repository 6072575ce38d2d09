import type { OutboxVisit, OutboxEntry } from '#contract/outbox'
import type { OutboxPort } from '#workers/outbox/drain'
import { isPastRetention } from './outbox-retention.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** What became of an entry that is gone: kept so that a page that was closed meanwhile learns it. */
export type OutboxAnswer = {
  id: string
  appointmentId: string
  answeredAt: string
  practitionerId?: string
  visit?: OutboxVisit
  /** When the patient was told. */
  seenAt?: string
}

/** The bookings of a tenant's visitor that are on their way. */
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
    answer: (id: string) => storage.get<OutboxAnswer>(answerKey(id)),
    answers: (): Promise<OutboxAnswer[]> => storage.list<OutboxAnswer>(answerKey('')),
    changeAnswer: (id: string, change: (answer: OutboxAnswer) => OutboxAnswer) =>
      storage.update<OutboxAnswer>(answerKey(id), (found) => found && change(found)),
    /** Forgets what is past its retention. What waits to be sent stays. */
    async forgetOld(now: Date): Promise<void> {
      for (const { id, answeredAt, seenAt } of await storage.list<OutboxAnswer>(answerKey('')))
        if (isPastRetention(answeredAt, seenAt, now)) await storage.remove(answerKey(id))
      for (const { id, createdAt, seenAt, state } of await port.list())
        if ((state === 'refused' || state === 'needs_confirmation') && isPastRetention(createdAt, seenAt, now))
          await port.remove(id)
    },
  }
}

export type OutboxStore = ReturnType<typeof outboxStore>
