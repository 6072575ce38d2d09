import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** That a patient was told what became of a change, by the id of the change. */
export function seenNews(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const noteKey = (id: string) => storageKey(tenant, 'outbox-seen', id)
  return {
    /**
     * Notes it at this instant. Nothing is read before it is written: it is on the device even where the page is left in the moment of the press,
     * and another page does not tell it again.
     */
    note: (id: string, at: string): Promise<void> => storage.set(noteKey(id), at),
    /** Moves the notes to the changes and answers that they are of; those of what is gone are deleted. */
    async settle(): Promise<void> {
      for (const [key] of await storage.entries<string>(noteKey(''))) {
        const id = key.slice(noteKey('').length)
        const keys = [key, storageKey(tenant, 'outbox', id), storageKey(tenant, 'outbox-answer', id)] as const
        await storage.updateTogether<string | OutboxEntry | OutboxAnswer>([...keys], ([seenAt, ...told]) => [
          undefined,
          ...told.map((one) => (typeof one === 'object' && typeof seenAt === 'string' ? { ...one, seenAt } : one)),
        ])
      }
    },
  }
}

export type SeenNews = ReturnType<typeof seenNews>
