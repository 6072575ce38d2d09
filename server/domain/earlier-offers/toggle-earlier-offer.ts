import { and, eq, sql } from 'drizzle-orm'
import { changeLimits, defaultChangeTerms } from '#contract/change-terms'
import { earlierRulesOf } from '#contract/earlier-offer-rules'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { refuseSuspended } from '../accounts/suspension.ts'
import { mostMoves } from '../booking/reschedule-appointment.ts'
import { withdrawOpen } from './offer-repository.ts'
import { closesAt } from './offer-times.ts'

type Toggle = {
  tenant: Tenant
  /** Of the appointment, as whoever asks may open it. */
  id: string
  /** Whether an earlier time is wanted; the opposite of before where it is not said. */
  wanted?: boolean | undefined
  now: Date
}

/**
 * Notes that a patient wants an earlier time (S10), or does not any more, in the transaction `tx`. Who asks again keeps their turn. An offer
 * that is open ends with the wish.
 *
 * Throws `appointment_cancelled`, `appointment_begun`, `payment_required` and `payment_expired` where it was not paid, and for who asks `consent_required` where it was withdrawn, `suspended_to_book` for who may book nothing (P04), `moves_limit` where the visit was moved as often as it may be, and
 * `earlier_offers_closed` where the tenant offers no earlier times or none can be offered before this visit any more.
 */
export async function toggleEarlierOffer(tx: Database, { tenant, id, wanted, now }: Toggle): Promise<void> {
  const own = and(eq(appointments.tenantCode, tenant.code), eq(appointments.id, id))
  // A move that is under way is waited for first: its new time is seen only by a statement that begins after it.
  await tx.select({ id: appointments.id }).from(appointments).where(own).for('update')
  const [visit] = await tx
    .select({
      appointment: appointments,
      during: reservations.during,
      facility: facilities.slug,
      phone: patients.phone,
      accountId: sql<string>`coalesce(${patients.accountId}, ${patients.id})`,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(facilities, eq(facilities.id, reservations.facilityId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(own)
  if (!visit) throw problem('not_found')
  const { appointment, during, facility, phone, accountId } = visit
  if (appointment.status === 'cancelled') throw problem('appointment_cancelled')
  if (appointment.status === 'awaiting_payment') throw problem('payment_required')
  if (appointment.status === 'expired') throw problem('payment_expired')
  if (appointment.status !== 'booked' || during.from <= now) throw problem('appointment_begun')

  const isWanted = wanted ?? appointment.earlierSince === null
  if (isWanted === (appointment.earlierSince !== null)) return
  const { move_until } = changeLimits(appointment.changeTerms ?? defaultChangeTerms, during.from)
  if (isWanted) {
    // A wish that nobody may fulfil is none: without consent the visit is moved to no other time.
    if (!appointment.fgConsent) throw problem('consent_required')
    await refuseSuspended(tx, { tenantCode: tenant.code, phone, accountId })
    const moveUntil = new Date(move_until)
    refuseWhereClosed(tenant, { moves: appointment.moves, start: during.from, moveUntil, facility, now })
  }
  await tx
    .update(appointments)
    .set({ earlierSince: isWanted ? now : null })
    .where(own)
  if (!isWanted) await withdrawOpen(tx, id, now)
}

function refuseWhereClosed(
  tenant: Tenant,
  {
    moves,
    start,
    moveUntil,
    facility,
    now,
  }: { moves: number; start: Date; moveUntil: Date; facility: string; now: Date },
): void {
  if (moves >= mostMoves) throw problem('moves_limit', { details: { limit: mostMoves } })
  const rules = earlierRulesOf(tenant.configuration.booking_rules, facility)
  if (rules.earlier_offers === 'none' || closesAt(start, rules) <= now || moveUntil <= now)
    throw problem('earlier_offers_closed', { details: { hours: rules.earlier_offer_hours } })
}
