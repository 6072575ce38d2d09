import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointmentKeys, appointments } from '#server/db/schema/appointments'
import { devices } from '#server/db/schema/devices'
import { sessionFamilies } from '#server/db/schema/patients'
import type { SessionLifetimes } from '../sessions/session-rules.ts'
import { isStanding } from '../sessions/standing.ts'

/** Who is told something: an account, who booked a visit, or both. */
export type Recipient = { tenantCode: string; patientId?: string | undefined; appointmentId?: string | undefined }

/** Whether there is a device on which somebody can be told something now. What is known of sessions and time stands in it. */
export type Reaches = (db: Database, told: Recipient) => Promise<boolean>

/**
 * Whether there is a device by which somebody can be told: one whose signing in stands, or whose token opens the visit. When they are told,
 * which may be later, it is looked at again; where there is none by then a message by another way stands in.
 */
export const reachesBy =
  (lifetimes: SessionLifetimes, clock: () => Date): Reaches =>
  async (db, told) => {
    const rows = await db
      .select({ id: devices.id })
      .from(devices)
      .where(isReachable(db, told, isStanding(lifetimes, clock())))
      .limit(1)
    return rows.length > 0
  }

/** Devices of an account whose signing in is one of `standing`, and of a visit for as long as their token opens it. */
export function isReachable(
  db: Database,
  { tenantCode, patientId, appointmentId }: Recipient,
  standing: SQL | undefined,
): SQL | undefined {
  const families = db.select({ id: sessionFamilies.id }).from(sessionFamilies).where(standing)
  const ofAccount =
    patientId === undefined ? undefined : and(eq(devices.patientId, patientId), inArray(devices.familyId, families))
  const ofVisit =
    appointmentId === undefined ? undefined : and(eq(devices.appointmentId, appointmentId), opensVisit(db))
  return and(eq(devices.tenantCode, tenantCode), or(ofAccount, ofVisit) ?? sql`false`)
}

/** By the token of the booking, or a key of its own; one that ran out does so after all that is told of a visit. */
const opensVisit = (db: Database) =>
  or(
    exists(
      db
        .select({ id: appointments.id })
        .from(appointments)
        .where(and(eq(appointments.id, devices.appointmentId), eq(appointments.tokenHash, devices.visitTokenHash))),
    ),
    exists(
      db
        .select({ id: appointmentKeys.id })
        .from(appointmentKeys)
        .where(
          and(
            eq(appointmentKeys.appointmentId, devices.appointmentId),
            eq(appointmentKeys.tokenHash, devices.visitTokenHash),
          ),
        ),
    ),
  )
