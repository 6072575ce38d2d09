import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Most sessions that a device remembers to end. */
const most = 10

/**
 * Sessions that ended on this device while the server could not be told, each by the SHA-256 of its refresh token, as hexadecimal digits: it
 * names no person, and cannot go on with the session.
 */
export function owedSignOuts(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'owed-sign-outs')
  return {
    list: async (): Promise<string[]> => (await storage.get<string[]>(key)) ?? [],
    add: (hash: string) => storage.update<string[]>(key, (hashes = []) => [...hashes, hash].slice(-most)),
    remove: (hash: string) =>
      storage.update<string[]>(key, (hashes = []) => {
        const rest = hashes.filter((one) => one !== hash)
        return rest.length ? rest : undefined
      }),
  }
}
