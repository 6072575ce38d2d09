import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** The insurance filter of the list of doctors: slug of the insurer, id of the plan. */
export type InsurancePreference = { insurer: string; plan?: string }

type Kept = InsurancePreference & { at: string; isAnswered?: boolean }

/** How long such a filter is used for a booking, in milliseconds: a day. */
const lifetimeMs = 24 * 3_600_000

/** The last insurance filter, as the default of a booking. */
export function insurancePreference(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  // The name that devices already use.
  const key = storageKey(tenant, 'insurance-wish')
  return {
    async read(now: Date): Promise<InsurancePreference | undefined> {
      const kept = await storage.get<Kept>(key)
      if (!kept || kept.isAnswered || now.getTime() - Date.parse(kept.at) > lifetimeMs) return undefined
      return { insurer: kept.insurer, ...(kept.plan ? { plan: kept.plan } : {}) }
    },
    /** A list without an insurer, or with several, says nothing about the patient. */
    keep: (preference: InsurancePreference | undefined, now: Date) =>
      storage.update<Kept>(
        key,
        (kept) => preference && { ...(kept && isSame(kept, preference) ? kept : preference), at: now.toISOString() },
      ),
    /** Another insurance was entered in a booking: the same filter is not used again. */
    answer: () => storage.update<Kept>(key, (kept) => kept && { ...kept, isAnswered: true }),
    forget: () => storage.remove(key),
  }
}

const isSame = (one: InsurancePreference, other: InsurancePreference) =>
  one.insurer === other.insurer && one.plan === other.plan
