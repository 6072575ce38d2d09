import type { OwnInsurance } from '#contract/appointment'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** The insurance of the device's owner, for the next booking with the tenant; null where they pay themselves. */
export function ownInsurance(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'insurance')
  return {
    read: (): Promise<OwnInsurance | null | undefined> => storage.get(key),
    keep: (insurance: OwnInsurance | null) => storage.set(key, insurance),
    forget: () => storage.remove(key),
  }
}
