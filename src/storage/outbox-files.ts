import { inOneTab } from './in-one-tab.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Most bytes that the files of waiting changes take on a device. */
export const outboxFileBytes = 30 * 1024 * 1024

/** The files of changes that wait to be sent, as bytes: what is read of a file of the device may be gone when it is sent. */
export function outboxFiles(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const keyOf = (id: string) => storageKey(tenant, 'outbox-file', id)
  return {
    read: (id: string): Promise<ArrayBuffer | undefined> => storage.get(keyOf(id)),
    /** False where the device refuses them: in the memory of a page they are in no safe place. */
    async keep(id: string, bytes: ArrayBuffer): Promise<boolean> {
      await storage.set(keyOf(id), bytes)
      if (storage.isLasting(keyOf(id))) return true
      await storage.remove(keyOf(id))
      return false
    },
    remove: (id: string) => storage.remove(keyOf(id)),
    /** Deletes the bytes that are of no change any more, and says how many are left. To be called in turn. */
    async removeAllBut(ids: readonly string[]): Promise<number> {
      const prefix = keyOf('')
      let left = 0
      for (const [key, bytes] of await storage.entries<ArrayBuffer>(prefix)) {
        if (ids.includes(key.slice(prefix.length))) left += bytes.byteLength
        else await storage.remove(key)
      }
      return left
    },
    /** One after the other, in whichever tab: bytes are on the device before the change that they are of. */
    inTurn: <T>(work: () => Promise<T>) => inOneTab(`outbox-files:${tenant}`, work),
  }
}
