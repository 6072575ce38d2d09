import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** By what all that is told on this device is registered with the server: once it is another, the server learns which of them went. */
export function pushToken(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  // Goes, like the choices, with a sign-out.
  const key = storageKey(tenant, 'push-choice-token')
  return {
    read: (): Promise<string | undefined> => storage.get(key),
    keep: (token: string) => storage.set(key, token),
  }
}
