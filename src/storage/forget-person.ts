import { recentSearches } from './recent-searches.ts'
import { sessionStore } from './session-store.ts'
import { tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Takes off the device what is about the person who signs out: what they looked for, and what they could open. */
export async function forgetPerson(tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<void> {
  await Promise.all([recentSearches(tenant, storage).forgetAll(), sessionStore(tenant, storage).clear()])
}
