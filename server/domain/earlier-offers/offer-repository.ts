import { and, count, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { earlierOfferStates, mayBecome } from '../booking/states.ts'

const day = 86_400_000

/** An offer of an appointment, by its id. */
export type NamedOffer = { appointmentId: string; offerId: string }

/** An earlier time that was offered to an appointment. Throws `not_found`. */
export async function getOffer(db: Database, { appointmentId, offerId }: NamedOffer) {
  const own = and(eq(earlierOffers.id, offerId), eq(earlierOffers.appointmentId, appointmentId))
  const [offer] = isUuid(offerId) ? await db.select().from(earlierOffers).where(own) : []
  if (!offer) throw problem('not_found')
  return offer
}

/** How many earlier times were offered to a phone within a day. */
export async function countOffers(
  db: Database,
  { tenantCode, phone, now }: { tenantCode: string; phone: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ offered: count() })
    .from(earlierOffers)
    .innerJoin(appointments, eq(appointments.id, earlierOffers.appointmentId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(patients.tenantCode, tenantCode),
        eq(patients.phone, phone),
        gt(earlierOffers.createdAt, new Date(now.getTime() - day)),
      ),
    )
  return row?.offered ?? 0
}

/**
 * Takes the open offer of a start for its appointment, in the transaction `tx` that moves it: returns the claim that becomes the
 * booking, undefined where there is no such offer. Compare-and-swap.
 */
export async function takeOffer(
  tx: Database,
  { appointmentId, start, now }: { appointmentId: string; start: Date; now: Date },
): Promise<string | undefined> {
  const [taken] = await tx
    .update(earlierOffers)
    .set({ status: 'accepted', answeredAt: now })
    .where(
      and(
        eq(earlierOffers.appointmentId, appointmentId),
        eq(earlierOffers.startsAt, start),
        gt(earlierOffers.expiresAt, now),
        mayBecome(earlierOffers.status, earlierOfferStates, 'accepted'),
      ),
    )
    .returning({ freedSlotId: earlierOffers.freedSlotId })
  if (!taken?.freedSlotId) return undefined
  const [slot] = await tx
    .delete(freedSlots)
    .where(eq(freedSlots.id, taken.freedSlotId))
    .returning({ reservationId: freedSlots.reservationId })
  return slot?.reservationId ?? undefined
}

/** Says no to an open offer. Returns whether this call did: compare-and-swap. */
export const declineOpen = (tx: Database, { appointmentId, offerId }: NamedOffer, now: Date): Promise<boolean> =>
  end(tx, 'declined', and(eq(earlierOffers.id, offerId), eq(earlierOffers.appointmentId, appointmentId)), now)

/** Ends the open offer of an appointment that it means nothing to any more. */
export const withdrawOpen = (tx: Database, appointmentId: string, now: Date): Promise<boolean> =>
  end(tx, 'withdrawn', eq(earlierOffers.appointmentId, appointmentId), now)

/** Ends the offers that nobody has answered in time. What another server ends at this moment is left to it. */
export async function expireOpen(db: Database, now: Date): Promise<void> {
  const due = db
    .select({ id: earlierOffers.id })
    .from(earlierOffers)
    .where(and(eq(earlierOffers.status, 'open'), lte(earlierOffers.expiresAt, now)))
    .for('update', { skipLocked: true })
  await end(db, 'expired', inArray(earlierOffers.id, due), now)
}

async function end(
  db: Database,
  status: 'declined' | 'withdrawn' | 'expired',
  which: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(earlierOffers)
    .set({ status, answeredAt: now })
    .where(and(which, mayBecome(earlierOffers.status, earlierOfferStates, status)))
    .returning({ id: earlierOffers.id })
  return ended.length > 0
}
