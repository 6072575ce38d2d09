import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Whose members the list of doctors was narrowed to: slug of the insurer, id of the plan. */
export type InsurancePreference = { insurer: string; plan?: string }

type Kept = InsurancePreference & { at: string; isAnswered?: boolean }

/** How long such a list speaks for who looked at it, in milliseconds: a day. */
const lifetimeMs = 24 * 3_600_000

/** The insurance that was looked for last, for the booking to begin with. */
export function insurancePreference(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  // The key under which devices have it.
  const key = storageKey(tenant, 'insurance-wish')
  return {
    async read(now: Date): Promise<InsurancePreference | undefined> {
      const kept = await storage.get<Kept>(key)
      if (!kept || kept.isAnswered || now.getTime() - Date.parse(kept.at) > lifetimeMs) return undefined
      return { insurer: kept.insurer, ...(kept.plan ? { plan: kept.plan } : {}) }
    },
    /** A list without an insurer, or with several, says nothing of who looks at it. */
    keep: (preference: InsurancePreference | undefined, now: Date) =>
      storage.update<Kept>(
        key,
        (kept) => preference && { ...(kept && isSame(kept, preference) ? kept : preference), at: now.toISOString() },
      ),
    /** In a booking something else was said: the same list asks no second time. */
    answer: () => storage.update<Kept>(key, (kept) => kept && { ...kept, isAnswered: true }),
    forget: () => storage.remove(key),
  }
}

const isSame = (one: InsurancePreference, other: InsurancePreference) =>
  one.insurer === other.insurer && one.plan === other.plan
