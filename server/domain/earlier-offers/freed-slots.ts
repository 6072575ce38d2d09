import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import { facilities } from '#server/db/schema/facilities'
import { cities } from '#server/db/schema/reference'
import { findWishes } from './wishes.ts'

/** A freed time that nobody is asked about at present, with the zone of its facility and the last part of its address. */
export type FreedSlot = Awaited<ReturnType<typeof findUnoffered>>[number]

/**
 * Notes a time that a visit gives back, in the transaction that frees it, where somebody waits for it. `claimed` is what this transaction
 * takes: a time that it is part of is not free. `givenBackBy` is the visit that leaves it for another time.
 */
export async function noteFreed(
  tx: Database,
  reservationId: string,
  now: Date,
  { claimed, givenBackBy }: { claimed?: { practitionerId: number; during: Span }; givenBackBy?: string } = {},
): Promise<void> {
  const [claim] = await tx.select().from(reservations).where(eq(reservations.id, reservationId))
  if (!claim || claim.during.from <= now) return
  const { practitionerId, facilityId, serviceId, during } = claim
  if (claimed?.practitionerId === practitionerId && overlap(during, claimed.during)) return
  const freed = { practitionerId, facilityId, serviceId, during, givenBackBy: givenBackBy ?? null }
  const waiting = await findWishes(tx, freed, { most: 1 })
  if (waiting.length > 0) await tx.insert(freedSlots).values(freed)
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to
type Span = { from: Date; to: Date }

/** Freed times that nobody is asked about at present, the first freed first, and at the same instant the lower id. @param after behind this one */
export async function findUnoffered(
  db: Database,
  { after, most }: { after: { freedAt: string; id: string } | undefined; most: number },
) {
  return db
    .select({
      id: freedSlots.id,
      // To the microsecond, which a Date does not have.
      freedAt: sql<string>`${freedSlots.createdAt}::text`,
      practitionerId: freedSlots.practitionerId,
      facilityId: freedSlots.facilityId,
      serviceId: freedSlots.serviceId,
      during: freedSlots.during,
      givenBackBy: freedSlots.givenBackBy,
      timeZone: cities.timeZone,
      facility: facilities.slug,
    })
    .from(freedSlots)
    .innerJoin(facilities, eq(facilities.id, freedSlots.facilityId))
    .innerJoin(cities, eq(cities.id, facilities.cityId))
    .where(
      and(
        notExists(openOffer(db)),
        after && sql`(${freedSlots.createdAt}, ${freedSlots.id}) > (${after.freedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(freedSlots.createdAt), asc(freedSlots.id))
    .limit(most)
}

const openOffer = (db: Database) =>
  db
    .select({ id: earlierOffers.id })
    .from(earlierOffers)
    .where(and(eq(earlierOffers.freedSlotId, freedSlots.id), eq(earlierOffers.status, 'open')))

/** The claim of a freed time that nobody is asked about; undefined where it is over or somebody is. Others wait until this transaction ends. */
export async function lockUnoffered(tx: Database, id: string): Promise<{ reservationId: string | null } | undefined> {
  const [slot] = await tx
    .select({ reservationId: freedSlots.reservationId })
    .from(freedSlots)
    .where(eq(freedSlots.id, id))
    .for('update')
  if (!slot) return undefined
  // A statement of its own: what another server has offered meanwhile is seen by one that begins after the wait.
  const [open] = await tx
    .select({ id: earlierOffers.id })
    .from(earlierOffers)
    .where(and(eq(earlierOffers.freedSlotId, id), eq(earlierOffers.status, 'open')))
  return open ? undefined : slot
}

/** Gives a freed time back to everybody: for good, or (`until morning`) so that it is offered again if it is still free then. */
export async function giveBack(tx: Database, id: string, forHowLong: 'for good' | 'until morning'): Promise<void> {
  const slot = await lockUnoffered(tx, id)
  if (!slot) return
  if (forHowLong === 'for good') await tx.delete(freedSlots).where(eq(freedSlots.id, id))
  else await tx.update(freedSlots).set({ reservationId: null }).where(eq(freedSlots.id, id))
  if (slot.reservationId !== null)
    await tx
      .delete(reservations)
      .where(and(eq(reservations.id, slot.reservationId), eq(reservations.status, 'offered')))
}
