import type { CountedVisit } from './badge-count.ts'
import { storageKey, type TenantStorage } from './tenant-storage.ts'

/**
 * A visit as the device keeps it. `readAt`: milliseconds since 1970 of the device's clock. `isOutdated`: a message said that it was changed since,
 * until it is read again.
 */
export type KeptForBadge = CountedVisit & { id: string; appointment_number: string; readAt?: number; isOutdated?: true }

/** The list of the next visits of who is signed in, as far as the badge needs it. */
export type KeptList = { patientId: string; readAt: number; value: KeptForBadge[] }

/** What of a tenant's session record the badge is counted from. */
export type BadgeRecord = { patient?: { id: string }; visits?: Record<string, KeptForBadge> }

/**
 * The visits that the app's icon may count: those that were booked on this device and those of the list of who is signed in, as it was read last
 * (`src/session/own-copies.ts`), which may have been booked anywhere. Each once, as it was read last, and
 * none that was changed since.
 */
export async function badgeVisits(
  tenant: string,
  storage: TenantStorage,
  { patient, visits }: BadgeRecord,
): Promise<CountedVisit[]> {
  const all = { ...visits }
  const list = patient && (await storage.get<KeptList>(listKey(tenant)))
  if (list?.patientId === patient?.id)
    for (const visit of list?.value ?? [])
      if ((all[visit.id]?.readAt ?? 0) <= (visit.readAt ?? list?.readAt ?? 0)) all[visit.id] = visit
  return Object.values(all).filter(({ isOutdated }) => !isOutdated)
}

/** Where that list is kept. */
export const listKey = (tenant: string): string => storageKey(tenant, 'own-copy', 'ahead')
