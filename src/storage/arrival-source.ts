import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** What led the visitor here, and when; told of the next booking. */
export type ArrivalSource = { source: string; at: string }

/** How long a source counts, in milliseconds: a week. */
const lifetimeMs = 7 * 86_400_000

/** The newest source of a visitor, until a booking has told it. */
export function arrivalSource(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'arrival-source')
  return {
    keep: (source: string, now: Date) => storage.set(key, { source, at: now.toISOString() } satisfies ArrivalSource),
    /** The source of a booking that was made at an instant; undefined where none led to it. */
    async of(bookedAt: Date): Promise<string | undefined> {
      const kept = await storage.get<ArrivalSource>(key)
      const age = kept && bookedAt.getTime() - Date.parse(kept.at)
      return age !== undefined && age >= 0 && age <= lifetimeMs ? kept?.source : undefined
    },
    forget: () => storage.remove(key),
  }
}
