import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** What this device shows to be the one who holds a time with a tenant: random, made once, and known to nobody else. */
export async function holderKey(tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<string> {
  let key = ''
  await storage.update<string>(storageKey(tenant, 'holder'), (known) => (key = known ?? crypto.randomUUID()))
  return key
}

/** The key, where something was held with it. */
export const knownHolderKey = (tenant: string, storage: TenantStorage = tenantStorage(tenant)) =>
  storage.get<string>(storageKey(tenant, 'holder'))
