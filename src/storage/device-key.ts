import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/**
 * By which the platform knows this device again at a sign-in, so that a patient is told of one on a device of somebody else's. Random, a tenant's
 * own, and of no use alone; it stays after a sign-out, and goes when the device is cleared.
 */
export async function deviceKey(tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<string> {
  let key = ''
  await storage.update<string>(storageKey(tenant, 'device'), (known) => (key = known ?? crypto.randomUUID()))
  return key
}
