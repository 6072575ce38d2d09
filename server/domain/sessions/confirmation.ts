import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { sessionFamilies } from '#server/db/schema/patients'
import { problem } from '#server/errors'

/** Minutes for which a patient who has signed in, or shown again that it is them, may change the ways into the account. */
export const confirmationMinutes = 10

/** The device of a session; null for one that cannot be renewed. */
type OfDevice = { tenantCode: string; familyId: string | null }

/** Whether the patient has shown within ten minutes, on this device, that it is them. Throws `confirmation_needed` where they have not. */
export async function requireConfirmed(db: Database, { tenantCode, familyId }: OfDevice, now: Date): Promise<void> {
  const [family] = familyId === null ? [] : await db.select().from(sessionFamilies).where(of(tenantCode, familyId))
  const shownAt = family && (family.confirmedAt ?? family.createdAt)
  if (!shownAt || untilOf(shownAt) <= now) throw problem('confirmation_needed')
}

/** Notes that the patient has shown on a device that it is them. Returns until when that counts. Throws `unauthenticated`. */
export async function confirm(db: Database, { tenantCode, familyId }: OfDevice, now: Date): Promise<Date> {
  const confirmed =
    familyId === null
      ? []
      : await db
          .update(sessionFamilies)
          .set({ confirmedAt: now })
          .where(of(tenantCode, familyId))
          .returning({ id: sessionFamilies.id })
  if (confirmed.length === 0) throw problem('unauthenticated')
  return untilOf(now)
}

const of = (tenantCode: string, familyId: string) =>
  and(eq(sessionFamilies.tenantCode, tenantCode), eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt))

const untilOf = (shownAt: Date) => new Date(shownAt.getTime() + confirmationMinutes * 60_000)
