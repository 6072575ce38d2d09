import type { CountedVisit } from './badge-count.ts'
import { storageKey, type TenantStorage } from './tenant-storage.ts'

/** A visit as the device keeps it. `readAt`: milliseconds since 1970 of the device's clock. */
type Kept = CountedVisit & { id: string; readAt?: number }

/** What of a tenant's session record the badge is counted from. */
export type BadgeRecord = { patient?: { id: string }; visits?: Record<string, Kept> }

/**
 * The visits that the app's icon may count: those that were booked on this device and those of the list of who is signed in, as it was read last
 * (`src/session/own-copies.ts`), which may have been booked anywhere. Each once, as it was read last.
 */
export async function badgeVisits(
  tenant: string,
  storage: TenantStorage,
  { patient, visits }: BadgeRecord,
): Promise<CountedVisit[]> {
  const all = { ...visits }
  const list =
    patient &&
    (await storage.get<{ patientId: string; readAt: number; value: Kept[] }>(storageKey(tenant, 'own-copy', 'ahead')))
  if (list?.patientId === patient?.id)
    for (const visit of list?.value ?? [])
      if ((all[visit.id]?.readAt ?? 0) <= (visit.readAt ?? list?.readAt ?? 0)) all[visit.id] = visit
  return Object.values(all)
}
