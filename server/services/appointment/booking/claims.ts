import { and, count, DrizzleQueryError, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import type { WantedSlot } from './decide-slot.ts'

/** What a visitor shows of a hold made before. */
export type OwnHold = { id: string; token: string }

/** Advisory locks are one for the whole database: with a first half of our own, no other lock of the same id stands in the way. */
const practitionerLock = 7_283_105
const holderLock = 7_283_106

/** Claims on practitioners' time. Use it inside a transaction: the order is lock, delete what has run out, claim. */
export function createClaimRepository(tx: Database, tenantCode: string) {
  const ownHold = ({ id, token }: OwnHold) =>
    and(
      eq(reservations.tenantCode, tenantCode),
      eq(reservations.status, 'held'),
      eq(reservations.id, id),
      eq(reservations.holdTokenHash, hashToken(token)),
    )
  const sameSlot = ({ offer, during }: WantedSlot) =>
    and(
      eq(reservations.practitionerId, offer.practitionerId),
      eq(reservations.facilityId, offer.facilityId),
      eq(reservations.serviceId, offer.serviceId),
      eq(reservations.during, during),
    )
  const place = ({ offer, during }: WantedSlot) => ({
    tenantCode,
    practitionerId: offer.practitionerId,
    facilityId: offer.facilityId,
    serviceId: offer.serviceId,
    during,
  })

  return {
    /**
     * Lets one claim on a practitioner run at a time. The exclusion constraint alone would be right as well, but of two claims
     * that meet in it PostgreSQL ends one as a deadlock, a second later.
     */
    async lockPractitioner({ offer }: WantedSlot): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${practitionerLock}::int, ${offer.practitionerId}::int)`)
    },

    /** Lets one holder hold one thing at a time, so that the cap cannot be passed by asking at once. */
    async lockHolder(holderHash: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${holderLock}::int, hashtext(${holderHash}))`)
    },

    /** Holds of the practitioner that have run out are in nobody's way. */
    async deleteExpired({ offer }: WantedSlot, now: Date): Promise<void> {
      await tx
        .delete(reservations)
        .where(
          and(
            eq(reservations.practitionerId, offer.practitionerId),
            eq(reservations.status, 'held'),
            lte(reservations.expiresAt, now),
          ),
        )
    },

    /** Makes the own hold of this slot the booking. Undefined when there is none any more: compare-and-swap. */
    async bookHeld(wanted: WantedSlot, hold: OwnHold): Promise<string | undefined> {
      const [row] = await tx
        .update(reservations)
        .set({ status: 'booked', holdTokenHash: null, holderHash: null, expiresAt: null })
        .where(and(ownHold(hold), sameSlot(wanted)))
        .returning({ id: reservations.id })
      return row?.id
    },

    /** Keeps the own hold of this slot until `expiresAt`. Undefined when there is none any more. */
    async renew(wanted: WantedSlot, hold: OwnHold, expiresAt: Date): Promise<string | undefined> {
      const [row] = await tx
        .update(reservations)
        .set({ expiresAt })
        .where(and(ownHold(hold), sameSlot(wanted)))
        .returning({ id: reservations.id })
      return row?.id
    },

    /** Gives an own hold back, whatever it held. Nothing happens where there is none. */
    async letGo(hold: OwnHold): Promise<void> {
      await tx.delete(reservations).where(ownHold(hold))
    },

    /** Takes the slot for good. Throws `slot_taken`, which ends the transaction. */
    book: (wanted: WantedSlot): Promise<string> => insert(tx, { ...place(wanted), status: 'booked' }),

    /** Takes the slot until `expiresAt`. Throws `slot_taken`, which ends the transaction. */
    hold: (wanted: WantedSlot, held: { token: string; holderHash: string; expiresAt: Date }): Promise<string> => {
      const { token, holderHash, expiresAt } = held
      return insert(tx, { ...place(wanted), status: 'held', holdTokenHash: hashToken(token), holderHash, expiresAt })
    },

    /** How many slots someone holds at this moment: of the practitioner of a slot, and of all. */
    async countHolds(
      holderHash: string,
      { offer }: WantedSlot,
      now: Date,
    ): Promise<{ ofPractitioner: number; inAll: number }> {
      const rows = await tx
        .select({ practitionerId: reservations.practitionerId, held: count() })
        .from(reservations)
        .where(
          and(
            eq(reservations.status, 'held'),
            gt(reservations.expiresAt, now),
            eq(reservations.tenantCode, tenantCode),
            eq(reservations.holderHash, holderHash),
          ),
        )
        .groupBy(reservations.practitionerId)
      return {
        ofPractitioner: rows.find(({ practitionerId }) => practitionerId === offer.practitionerId)?.held ?? 0,
        inAll: rows.reduce((sum, { held }) => sum + held, 0),
      }
    },
  }
}

/** SQLSTATE of an exclusion constraint that says no. */
const exclusionViolation = '23P01'

async function insert(tx: Database, claim: typeof reservations.$inferInsert): Promise<string> {
  try {
    const [row] = await tx.insert(reservations).values(claim).returning({ id: reservations.id })
    return row!.id
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? (error.cause as { code?: unknown }) : undefined
    if (cause?.code === exclusionViolation) throw problem('slot_taken', { cause: error })
    throw error
  }
}
