import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** The key by which this device proves that it holds a time with a tenant: random, made once, and secret. */
export async function holderKey(tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<string> {
  let key = ''
  await storage.update<string>(storageKey(tenant, 'holder'), (known) => (key = known ?? crypto.randomUUID()))
  return key
}

/** The key, if something was held with it. */
export const knownHolderKey = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  storage.get<string>(storageKey(tenant, 'holder'))
