import { insurancePreference } from '#src/storage/insurance-preference.ts'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { recentSearches } from '#src/storage/recent-searches.ts'
import { sessionStore } from './session-store.ts'
import { tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'

/** Takes off the device what is about the person who signs out: what they looked for, what they could open, and
 * how they are insured. */
export async function forgetPerson(tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<void> {
  await Promise.all([
    recentSearches(tenant, storage).forgetAll(),
    sessionStore(tenant, storage).clear(),
    ownInsurance(tenant, storage).forget(),
    insurancePreference(tenant, storage).forget(),
  ])
}
