import { and, eq, sql } from 'drizzle-orm'
import { changeLimits, defaultChangeTerms } from '#contract/change-terms'
import type { ConsultationType } from '#contract/directory'
import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { relatives } from '#server/db/schema/relatives'
import { videoPresences } from '#server/db/schema/video'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { refuseSuspended } from '../accounts/suspension.ts'
import { noteFreed } from '../earlier-offers/freed-slots.ts'
import { takeOffer, withdrawOpen } from '../earlier-offers/offer-repository.ts'
import { dayAt } from '../availability/wall-clock.ts'
import { lockContact } from '../identity/lock-contact.ts'
import { isPrepaidMethod } from '../payments/payment-options.ts'
import { noteEvent } from '../practices/note-event.ts'
import { createRelativeRepository } from '../relatives/relative-repository.ts'
import { requireConsent } from '../relatives/require-consent.ts'
import { moveKeys } from './appointment-keys.ts'
import { createClaimRepository } from './claims.ts'
import { decideSlot, type WantedSlot } from './decide-slot.ts'
import { refuseWhereHidden } from './hidden-tenant.ts'
import { mayBecome, reservationStates } from './states.ts'
import { exclusiveTo } from './visits-of-phone.ts'

/** How often one appointment can be moved: each costs a text message. */
export const mostMoves = 5

/** What a move has changed beside the start: its fee before, and when it ends now. */
export type Moved = { feeBefore: Money; end: Date }

type Move = {
  tenant: Tenant
  /** Of the appointment, as whoever asks may open it. */
  id: string
  start: Date
  /** The fee the patient was shown; that of the appointment where none is given. */
  fee?: Money | undefined
  /** Whose holds do not stand in the way. */
  holderKey?: string | undefined
  /** Whether the start has to be kept for it by an open offer of an earlier time. One that is kept is taken in any case. */
  isOffered?: boolean
  now: Date
}

/**
 * Moves an appointment to a new start with the same practitioner, place and service (S09): the new time is booked and the old one given
 * back, in the one transaction `tx`, which is noted where somebody waits for it. An appointment that is at that start is left as it is: undefined where this call did not move it.
 *
 * Throws what `refuseWhereHidden` and `decideSlot` throw, `slot_taken`, `visit_overlaps`, `price_changed` with the current fee,
 * `appointment_begun`, `move_too_late` after the time for it, `consent_required` where it was withdrawn, `appointment_cancelled`, `payment_required` while it awaits its payment, `payment_expired`, `moves_limit` after five moves, `suspended_to_book` for who may book nothing (P04), and `relative_consent_needed` where it is for an adult
 * relative who does not agree any more: they can still be cancelled for.
 * `offer_expired` where the start had to be offered, and is not.
 */
export async function rescheduleAppointment(tx: Database, move: Move): Promise<Moved | undefined> {
  const { tenant, id, start, now } = move
  await refuseWhereHidden(tx, tenant.code)
  const { phone, accountId } = await lockVisit(tx, tenant, id)
  const visit = await readVisit(tx, id)
  if (visit.status === 'cancelled') throw problem('appointment_cancelled')
  if (visit.during.from.getTime() === start.getTime()) return undefined
  if (visit.status === 'awaiting_payment') throw problem('payment_required')
  if (visit.status === 'expired') throw problem('payment_expired')
  if (visit.status !== 'booked' || visit.during.from <= now) throw problem('appointment_begun')
  if (now.toISOString() > visit.moveUntil) throw problem('move_too_late', { details: { move_until: visit.moveUntil } })
  if (visit.moves >= mostMoves) throw problem('moves_limit', { details: { limit: mostMoves } })
  await refuseSuspended(tx, { tenantCode: tenant.code, phone, accountId })

  if (!visit.fgConsent) throw problem('consent_required')
  await refuseWithoutConsent(tx, tenant, visit, now)
  const wanted = await decideSlot(tx, tenant, { ...visit, start }, now)
  const fee = { amount: wanted.offer.fee, currency: wanted.offer.currency }
  // What was paid before it buys the same price alone.
  const expected = visit.isPrepaid ? visit.fee : (move.fee ?? visit.fee)
  if (expected.amount !== fee.amount || expected.currency !== fee.currency)
    throw problem('price_changed', { details: { fee } })

  const offered = await takeOffer(tx, { appointmentId: id, start, now })
  if (move.isOffered && offered === undefined) throw problem('offer_expired')
  const reservationId = await exchange(tx, move, { visit, wanted, phone, offered })
  const moved = await tx
    .update(appointments)
    .set({
      ...{ reservationId, feeAmount: fee.amount, feeCurrency: fee.currency, moves: visit.moves + 1 },
      // A visit by video can be ended before its start, and is to take place all the same then.
      ...{ videoEndedAt: null, videoEndedBy: null },
      // Who got an earlier time leaves the queue; they may join its end.
      ...(offered !== undefined && { earlierSince: null }),
    })
    .where(and(eq(appointments.id, id), eq(appointments.reservationId, visit.reservationId), isStillBooked))
    .returning({ id: appointments.id })
  if (moved.length === 0) throw problem('appointment_cancelled')
  // Who was in the room of the former time was not in that of the new one.
  await tx.delete(videoPresences).where(eq(videoPresences.appointmentId, id))
  await moveKeys(tx, id, wanted.during.to)
  const more = { former_start: visit.during.from.toISOString() }
  await noteEvent(tx, { appointmentId: id, type: 'appointment.moved', more, now })
  await withdrawOpen(tx, id, now)
  await noteFreed(tx, visit.reservationId, now, { givenBackBy: id })
  return { feeBefore: visit.fee, end: wanted.during.to }
}

const isStillBooked = eq(appointments.status, 'booked')

type Visit = Awaited<ReturnType<typeof readVisit>>

/** A new time is agreed to like a new visit. Who was removed from the relatives since is nobody's to ask for. */
export async function refuseWithoutConsent(
  tx: Database,
  tenant: Tenant,
  { relativeId, timeZone }: Pick<Visit, 'relativeId' | 'timeZone'>,
  now: Date,
): Promise<void> {
  if (relativeId === null) return
  const [of] = await tx.select({ accountId: relatives.accountId }).from(relatives).where(eq(relatives.id, relativeId))
  if (!of) return
  const owner = { tenantCode: tenant.code, accountId: of.accountId }
  const relative = await createRelativeRepository(tx, owner).keep(relativeId)
  if (relative) await requireConsent(tx, owner, relative, dayAt(now.getTime(), timeZone).toString())
}

/** Gives the old time back and books the new one, in this order: a visit may move to a time that overlaps its own. */
async function exchange(
  tx: Database,
  { tenant, holderKey, now }: Move,
  { visit, wanted, phone, offered }: { visit: Visit; wanted: WantedSlot; phone: string; offered: string | undefined },
): Promise<string> {
  const claims = createClaimRepository(tx, tenant.code)
  const alone = exclusiveTo(tenant, phone)
  await claims.lockPractitioner(visit.practitionerId)
  await claims.freeExpired(wanted, alone, now)
  await tx
    .update(reservations)
    .set({ status: 'released' })
    .where(and(eq(reservations.id, visit.reservationId), mayBecome(reservations.status, reservationStates, 'released')))
  const holder = { key: holderKey }
  const kept = offered === undefined ? undefined : await claims.bookOffered(offered, alone, now)
  if (kept !== undefined) return kept
  const terms = { status: 'booked' as const, bookedAt: now }
  const held = await claims.bookHeld(wanted, holder, alone, terms)
  await claims.letGo(holder, visit.practitionerId)
  if (held) return held
  if (wanted.isTooLate) throw problem('slot_too_soon')
  return claims.book(wanted, alone, terms)
}

/**
 * Makes bookings of the visit's phone and changes of the visit itself wait until this transaction ends. Whose visit it is: its phone, and the
 * account that it belongs to, else its guest. Throws `not_found`.
 */
export async function lockVisit(
  tx: Database,
  tenant: Tenant,
  id: string,
): Promise<{ phone: string; accountId: string }> {
  const own = and(eq(appointments.tenantCode, tenant.code), eq(appointments.id, id))
  const [row] = await tx
    .select({ phone: patients.phone, accountId: sql<string>`coalesce(${patients.accountId}, ${patients.id})` })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(own)
  if (!row?.phone) throw problem('not_found')
  await lockContact(tx, tenant.code, { phone: row.phone })
  await tx.select({ id: appointments.id }).from(appointments).where(own).for('update')
  return { phone: row.phone, accountId: row.accountId }
}

async function readVisit(tx: Database, id: string) {
  const [row] = await tx
    .select({ appointment: appointments, reservation: reservations })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(eq(appointments.id, id))
  if (!row) throw problem('not_found')
  const { appointment, reservation } = row
  return {
    status: appointment.status,
    relativeId: appointment.relativeId,
    fgConsent: appointment.fgConsent,
    timeZone: appointment.timeZone,
    moves: appointment.moves,
    moveUntil: changeLimits(appointment.changeTerms ?? defaultChangeTerms, reservation.during.from).move_until,
    isPrepaid: appointment.paymentMethod !== null && isPrepaidMethod(appointment.paymentMethod),
    fee: { amount: appointment.feeAmount, currency: appointment.feeCurrency },
    reservationId: reservation.id,
    practitionerId: reservation.practitionerId,
    facilityId: reservation.facilityId,
    serviceId: reservation.serviceId,
    // Written from a slot that had one of the three.
    consultationType: appointment.consultationType as ConsultationType,
    during: reservation.during,
  }
}
