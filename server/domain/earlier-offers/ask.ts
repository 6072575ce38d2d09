import { eq } from 'drizzle-orm'
import { earlierRulesOf } from '#contract/earlier-offer-rules'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import type { Tenant } from '#server/tenants/tenant'
import { findSuspension } from '../accounts/suspension.ts'
import { createClaimRepository } from '../booking/claims.ts'
import { decideSlot, type WantedSlot } from '../booking/decide-slot.ts'
import { refuseWhereHidden } from '../booking/hidden-tenant.ts'
import { refuseWithoutConsent } from '../booking/reschedule-appointment.ts'
import { findBlockingVisits } from '../booking/visits-of-phone.ts'
import { lockContact } from '../identity/lock-contact.ts'
import { isPrepaidMethod } from '../payments/payment-options.ts'
import { lockUnoffered, type FreedSlot } from './freed-slots.ts'
import { countOffers } from './offer-repository.ts'
import { mayBeAsked, offerEnd } from './offer-times.ts'
import { findWishes, type Wish } from './wishes.ts'

type Asking = { tenant: Tenant; slot: FreedSlot; wish: Wish; now: Date }

/** An offer that was made: what its patient is told. */
export type MadeOffer = { appointmentId: string; start: Date; expiresAt: Date }

/**
 * Offers a freed time to one who waits and keeps it for them, in the transaction `tx`: the offer, or why there is none. `not them`: another
 * one may be asked. `over`: the time is gone, or somebody else is asked about it.
 *
 * Throws what `decideSlot` and `refuseWithoutConsent` throw, which means them, and `slot_taken`, which means the time. Locks in the order
 * of a move: phone, appointment, freed time, practitioner.
 */
export async function ask(tx: Database, { tenant, slot, wish, now }: Asking): Promise<MadeOffer | 'not them' | 'over'> {
  const { appointmentId, phone } = wish
  await refuseWhereHidden(tx, tenant.code)
  await lockContact(tx, tenant.code, { phone })
  await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, appointmentId)).for('update')
  const [current] = await findWishes(tx, slot, { appointmentId, most: 1 })
  if (!current) return 'not them'
  const kept = await lockUnoffered(tx, slot.id)
  if (!kept) return 'over'

  const expiresAt = offerEnd(now, slot.timeZone)
  if (!expiresAt) return 'over'
  const offersToday = await countOffers(tx, { tenantCode: tenant.code, phone, now })
  const rules = earlierRulesOf(tenant.configuration.booking_rules, slot.facility)
  const asking = { slotStart: slot.during.from, rules, now, expiresAt, offersToday }
  if (!mayBeAsked(current, asking) || (await cannotCome(tx, { tenant, slot, wish: current, now }))) return 'not them'
  await refuseWithoutConsent(tx, tenant, current, now)
  const { practitionerId, facilityId, serviceId, during } = slot
  const choice = {
    practitionerId,
    facilityId,
    serviceId,
    consultationType: current.consultationType,
    start: during.from,
  }
  const wanted = await decideSlot(tx, tenant, choice, now)
  const isOther = wanted.isTooLate || wanted.during.to.getTime() !== during.to.getTime()
  if (isOther || !paysFor(current, wanted)) return 'not them'

  await keep(tx, { tenant, slot, wanted, reservationId: kept.reservationId, now })
  await tx.insert(earlierOffers).values({
    tenantCode: tenant.code,
    appointmentId,
    freedSlotId: slot.id,
    status: 'open' as const,
    startsAt: during.from,
    endsAt: during.to,
    feeAmount: wanted.offer.fee,
    feeCurrency: wanted.offer.currency,
    expiresAt,
    createdAt: now,
  })
  return { appointmentId, start: during.from, expiresAt }
}

/** Whether somebody may not book at present, or has another visit at that time. */
async function cannotCome(tx: Database, { tenant, slot, wish, now }: Asking): Promise<boolean> {
  const { phone, accountId } = wish
  if (await findSuspension(tx, { tenantCode: tenant.code, phone, accountId })) return true
  const visits = await findBlockingVisits(tx, tenant, phone, now)
  const from = slot.during.from.getTime()
  const to = slot.during.to.getTime()
  // Their own is given back; no other one of theirs begins with it.
  return visits.some((visit) => visit.from !== wish.start.getTime() && visit.from < to && visit.to > from)
}

/** What was paid before it buys the same price alone. */
const paysFor = ({ paymentMethod, feeAmount, feeCurrency }: Wish, { offer }: WantedSlot): boolean =>
  paymentMethod === null ||
  !isPrepaidMethod(paymentMethod) ||
  (feeAmount === offer.fee && feeCurrency === offer.currency)

type Keeping = { tenant: Tenant; slot: FreedSlot; wanted: WantedSlot; reservationId: string | null; now: Date }

/** Claims the freed time, or passes the claim of who was asked before on to the next one's tenant. */
async function keep(tx: Database, { tenant, slot, wanted, reservationId, now }: Keeping): Promise<void> {
  if (reservationId !== null) {
    await tx.update(reservations).set({ tenantCode: tenant.code }).where(eq(reservations.id, reservationId))
    return
  }
  const claims = createClaimRepository(tx, tenant.code)
  await claims.lockPractitioner(slot.practitionerId)
  await claims.freeExpired(wanted, null, now)
  await tx
    .update(freedSlots)
    .set({ reservationId: await claims.offer(wanted) })
    .where(eq(freedSlots.id, slot.id))
}
