import { inOneTab } from './in-one-tab.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Most sessions that a device remembers to end. */
const most = 10

/**
 * Sessions that ended on this device while the server could not be told, each by the SHA-256 of its refresh token, as hexadecimal digits: it
 * names no person, and cannot go on with the session.
 */
export function owedSignOuts(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'owed-sign-outs')
  const list = async (): Promise<string[]> => (await storage.get<string[]>(key)) ?? []
  const remove = (hash: string) =>
    storage.update<string[]>(key, (hashes = []) => {
      const rest = hashes.filter((one) => one !== hash)
      return rest.length ? rest : undefined
    })
  return {
    list,
    add: (hash: string) => storage.update<string[]>(key, (hashes = []) => [...hashes, hash].slice(-most)),
    remove,
    /**
     * Has `end` end each of them at the server, one after the other, in one tab or worker at a time. Rejects at the first that cannot be ended,
     * which stays with those behind it.
     */
    settle: (end: (hash: string) => Promise<unknown>): Promise<void> =>
      inOneTab(`sign-outs:${tenant}`, async () => {
        for (const hash of await list()) {
          await end(hash)
          await remove(hash)
        }
      }),
  }
}
