import { and, count, DrizzleQueryError, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { ProblemCode } from '#contract/problem'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import type { WantedSlot } from './decide-slot.ts'
import type { Offer } from '../availability/offers.ts'
import { noteFreed } from '../earlier-offers/freed-slots.ts'
import { expireUnpaidWaiting } from '../payments/expire-unpaid.ts'
import { mayBecome, reservationStates, type Beginning } from './states.ts'

/** Id and token of an earlier hold. */
export type OwnHold = { id: string; token: string }

/** Identifies a holder: by the token of a hold, and by the holder key, to which all holds with a practitioner belong. */
export type Holder = { hold?: OwnHold | undefined; key?: string | undefined }

/** As what a slot is claimed, and when: booked, or unpaid until then. */
export type Terms = { bookedAt: Date } & ({ status: 'booked' } | { status: 'unpaid'; expiresAt: Date })

/** Where and when, and with whom. */
type Place = { offer: Pick<Offer, 'practitionerId' | 'facilityId' | 'serviceId'>; during: { from: Date; to: Date } }

/** Advisory locks are shared by the whole database: a first half of our own keeps other locks with the same id apart. */
const practitionerLock = 7_283_105
const holderLock = 7_283_106

/** Claims on practitioners' time. Use it inside a transaction, in this order: lock, free what ran out, claim. */
export function createClaimRepository(tx: Database, tenantCode: string) {
  const byToken = ({ id, token }: OwnHold) =>
    and(eq(reservations.id, id), eq(reservations.holdTokenHash, hashToken(token)))
  const byKey = (key: string, practitionerId: number) =>
    and(eq(reservations.practitionerId, practitionerId), eq(reservations.holderKeyHash, hashToken(key)))
  /** Holds of a holder (with a practitioner where the key is used); undefined where there is neither token nor key. */
  const ownedBy = ({ hold, key }: Holder, practitionerId = 0) =>
    and(
      eq(reservations.tenantCode, tenantCode),
      or(hold && byToken(hold), key === undefined ? undefined : byKey(key, practitionerId)) ?? sql`false`,
    )
  const heldBy = (holder: Holder, practitionerId?: number) =>
    and(eq(reservations.status, 'held'), ownedBy(holder, practitionerId))
  const sameSlot = ({ offer, during }: Place) =>
    and(
      eq(reservations.practitionerId, offer.practitionerId),
      eq(reservations.facilityId, offer.facilityId),
      eq(reservations.serviceId, offer.serviceId),
      eq(reservations.during, during),
    )
  const place = ({ offer, during }: Place) => ({
    tenantCode,
    practitionerId: offer.practitionerId,
    facilityId: offer.facilityId,
    serviceId: offer.serviceId,
    during,
  })

  return {
    /**
     * Lets one claim on a practitioner run at a time. The exclusion constraint alone would be correct as well, but when two
     * claims conflict in it PostgreSQL ends one as a deadlock, a second later.
     */
    async lockPractitioner(practitionerId: number): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${practitionerLock}::int, ${practitionerId}::int)`)
    },

    /** Lets one holder create one hold at a time, so that concurrent calls cannot exceed the limit. */
    async lockHolder(holderHash: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${holderLock}::int, hashtext(${holderHash}))`)
    },

    /**
     * Frees what ran out: holds of the practitioner, and unpaid visits of the practitioner and of the phone that comes now. Who waits for a
     * time of these visits is asked about it, but for the time that is claimed now.
     */
    async freeExpired(
      { offer: { practitionerId }, during: claimed }: Place,
      exclusiveTo: string | null,
      now: Date,
    ): Promise<void> {
      await tx
        .delete(reservations)
        .where(
          and(
            eq(reservations.practitionerId, practitionerId),
            eq(reservations.status, 'held'),
            lte(reservations.expiresAt, now),
          ),
        )
      const ofPhone =
        exclusiveTo === null
          ? undefined
          : and(eq(reservations.tenantCode, tenantCode), eq(reservations.exclusiveTo, exclusiveTo))
      const wanted = or(eq(reservations.practitionerId, practitionerId), ofPhone)
      const ended = await expireUnpaidWaiting(tx, wanted, now)
      for (const { reservationId } of ended)
        await noteFreed(tx, reservationId, now, { claimed: { practitionerId, during: claimed } })
    },

    /**
     * Turns the holder's own hold of this slot into the claim of a visit. Undefined when there is none any more: compare-and-swap.
     * Throws `visit_overlaps`, which ends the transaction.
     */
    async bookHeld(
      wanted: WantedSlot,
      holder: Holder,
      exclusiveTo: string | null,
      terms: Terms,
    ): Promise<string | undefined> {
      if (showsNothing(holder)) return undefined
      const own = and(ownedBy(holder, wanted.offer.practitionerId), sameSlot(wanted))
      const noHold = { holdTokenHash: null, holderKeyHash: null, holderHash: null, expiresAt: null }
      const [row] = await unlessExcluded(
        tx
          .update(reservations)
          .set({ exclusiveTo, ...noHold, ...terms })
          .where(and(own, eq(reservations.status, 'held')))
          .returning({ id: reservations.id }),
      )
      return row?.id
    },

    /** Keeps the slot for whom it is offered to, for as long as it is. Throws `slot_taken`, which ends the transaction. */
    offer: (wanted: WantedSlot): Promise<string> => insert(tx, { ...place(wanted), status: 'offered' }),

    /** Turns the claim of an offer into the booking. Throws `visit_overlaps`, which ends the transaction. */
    async bookOffered(id: string, exclusiveTo: string | null, bookedAt: Date): Promise<string | undefined> {
      const [row] = await unlessExcluded(
        tx
          .update(reservations)
          .set({ status: 'booked', bookedAt, exclusiveTo, tenantCode })
          .where(
            and(
              eq(reservations.id, id),
              eq(reservations.status, 'offered'),
              mayBecome(reservations.status, reservationStates, 'booked'),
            ),
          )
          .returning({ id: reservations.id }),
      )
      return row?.id
    },

    /**
     * Extends the holder's own hold of this slot until `expiresAt`. A caller with its token keeps that; one with the key alone
     * gets `token`, since the answer with theirs was lost. Undefined when there is none any more.
     */
    async renew(
      wanted: WantedSlot,
      { hold, key }: Holder,
      { token, expiresAt }: { token: string; expiresAt: Date },
    ): Promise<OwnHold | undefined> {
      const renewWhere = async (holder: Holder, change: { holdTokenHash?: string }) => {
        const [row] = await tx
          .update(reservations)
          .set({ expiresAt, ...change })
          .where(and(heldBy(holder, wanted.offer.practitionerId), sameSlot(wanted)))
          .returning({ id: reservations.id })
        return row?.id
      }
      const shown = hold && (await renewWhere({ hold }, {}))
      if (shown !== undefined) return { id: shown, token: hold!.token }
      const known = key && (await renewWhere({ key }, { holdTokenHash: hashToken(token) }))
      return known ? { id: known, token } : undefined
    },

    /**
     * Releases the holder's holds, except one. By a key these are all holds with one practitioner. Does nothing where there is
     * none.
     */
    async letGo(holder: Holder, practitionerId?: number, butFor?: string): Promise<void> {
      if (showsNothing(holder)) return
      await tx
        .delete(reservations)
        .where(and(heldBy(holder, practitionerId), butFor === undefined ? undefined : ne(reservations.id, butFor)))
    },

    /** Claims the slot for a visit. Throws `slot_taken` or `visit_overlaps`, which ends the transaction. */
    book: (wanted: Place, exclusiveTo: string | null, terms: Terms): Promise<string> =>
      insert(tx, { ...place(wanted), ...terms, exclusiveTo }),

    /** Holds the slot until `expiresAt`. Throws `slot_taken`, which ends the transaction. */
    hold: (
      wanted: WantedSlot,
      { token, key, ...held }: { token: string; key: string | undefined; holderHash: string; expiresAt: Date },
    ): Promise<string> =>
      insert(tx, {
        ...place(wanted),
        ...held,
        status: 'held',
        holdTokenHash: hashToken(token),
        holderKeyHash: key === undefined ? null : hashToken(key),
      }),

    /** How many slots a holder has at present: with the slot's practitioner, and in all. */
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

const showsNothing = ({ hold, key }: Holder) => !hold && key === undefined

type NewClaim = typeof reservations.$inferInsert & { status: Beginning<typeof reservationStates> }

async function insert(tx: Database, claim: NewClaim): Promise<string> {
  const [row] = await unlessExcluded(tx.insert(reservations).values(claim).returning({ id: reservations.id }))
  return row!.id
}

/** Maps a violated exclusion constraint to the problem with its name. */
async function unlessExcluded<T>(writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? (error.cause as { constraint?: string }) : undefined
    const code = exclusions.get(cause?.constraint ?? '')
    throw code ? problem(code, { cause: error }) : error
  }
}

const exclusions = new Map<string, ProblemCode>([
  ['one_claim_per_practitioner_and_time', 'slot_taken'],
  ['no_claim_in_busy_time', 'slot_taken'],
  ['one_visit_per_phone_and_time', 'visit_overlaps'],
])
