import { and, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { createToken, hashToken } from '#server/tokens'
import type { TenantsAppointment } from './appointment-access.ts'
import { readAfterVisitMs } from './appointment-keys.ts'

/** The link by which calendars read of one visit, for who has no account: one at a time, of which only the hash is stored. */
export function createVisitCalendars(db: Database, now: Date) {
  const ofVisit = ({ tenantCode, id }: TenantsAppointment) =>
    and(
      eq(appointmentKeys.tenantCode, tenantCode),
      eq(appointmentKeys.appointmentId, id),
      eq(appointmentKeys.kind, 'calendar'),
    )
  const isValid = gt(appointmentKeys.expiresAt, now)
  return {
    /** When the visit's present link was made; null where it has none. */
    async createdAt(visit: TenantsAppointment): Promise<Date | null> {
      const [key] = await db
        .select({ createdAt: appointmentKeys.createdAt })
        .from(appointmentKeys)
        .where(and(ofVisit(visit), isValid))
      return key?.createdAt ?? null
    },
    /**
     * Makes a link for a visit that is booked and not over, in place of the one before, in the language of who makes it. Returns its token,
     * which is stored nowhere. Throws `appointment_cancelled`, `payment_required`, `payment_expired` and `appointment_begun`.
     */
    async renew(visit: TenantsAppointment, language: Language): Promise<string> {
      const token = createToken()
      await db.transaction(async (tx) => {
        const end = await lockBooked(tx, visit, now)
        const values = {
          tokenHash: hashToken(token),
          expiresAt: new Date(end.getTime() + readAfterVisitMs),
          createdAt: now,
          language,
        }
        await tx.delete(appointmentKeys).where(ofVisit(visit))
        await tx
          .insert(appointmentKeys)
          .values({ tenantCode: visit.tenantCode, appointmentId: visit.id, kind: 'calendar', ...values })
      })
      return token
    },
    async revoke(visit: TenantsAppointment): Promise<void> {
      await db.delete(appointmentKeys).where(ofVisit(visit))
    },
    /** The visit of a token, and the language of who made the link; undefined where it was ended or ran out. */
    async find(token: string): Promise<(TenantsAppointment & { language: Language }) | undefined> {
      const [row] = await db
        .select({
          tenantCode: appointments.tenantCode,
          id: appointments.id,
          language: sql<Language>`coalesce(${appointmentKeys.language}, ${appointments.language})`,
        })
        .from(appointmentKeys)
        .innerJoin(appointments, eq(appointments.id, appointmentKeys.appointmentId))
        .where(and(eq(appointmentKeys.kind, 'calendar'), eq(appointmentKeys.tokenHash, hashToken(token)), isValid))
      return row
    },
  }
}

/** When a booked visit ends. It is locked, so that no move ends the key at the time before. */
async function lockBooked(tx: Database, { tenantCode, id }: TenantsAppointment, now: Date): Promise<Date> {
  const [visit] = await tx
    .select({ status: appointments.status, reservationId: appointments.reservationId })
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id)))
    .for('update')
  if (visit?.status === 'cancelled') throw problem('appointment_cancelled')
  if (visit?.status === 'awaiting_payment') throw problem('payment_required')
  if (visit?.status === 'expired') throw problem('payment_expired')
  if (visit?.status !== 'booked') throw problem('appointment_begun')
  const [claim] = await tx
    .select({ during: reservations.during })
    .from(reservations)
    .where(eq(reservations.id, visit.reservationId))
  if (!claim || claim.during.to <= now) throw problem('appointment_begun')
  return claim.during.to
}
