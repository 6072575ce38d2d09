import type { InitData } from '#contract/tenant'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** The last init data of each locale (K08): the app starts with it when the platform is unreachable. */
export function appData(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const keyOf = (localePrefix: string) => storageKey(tenant, 'app-data', localePrefix)
  return {
    keep: (localePrefix: string, init: InitData) => storage.set(keyOf(localePrefix), init),
    read: (localePrefix: string): Promise<InitData | undefined> => storage.get<InitData>(keyOf(localePrefix)),
  }
}
