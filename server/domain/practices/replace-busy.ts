import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import { busySources, busyTimes } from '#server/db/schema/practices'
import { createClaimRepository } from '../booking/claims.ts'
import { earlierOfferStates, mayBecome } from '../booking/states.ts'
import { listAppointments, type PracticeVisit } from './list-appointments.ts'
import type { BusyBlock, BusyRange } from './read-busy-push.ts'

type Push = {
  facilityId: number
  practitionerId: number
  range: BusyRange
  /** For how many minutes after it was known this is believed. */
  trustMinutes: number
  now: Date
}

/** What became of a push; `busy` counts the blocks that take times away. */
export type Replaced = { applied: boolean; knownAt: Date; trustedUntil: Date; busy: number; conflicts: PracticeVisit[] }

/** How many conflicts are told. */
const mostConflicts = 200

/**
 * Puts busy times of a practitioner at a facility in the place of what was known of a range, in the transaction `tx`. Holds and offers in them
 * end; appointments stay and are told of. What was known later than this is left as it is.
 */
export async function replaceBusy(tx: Database, push: Push): Promise<Replaced> {
  const { facilityId, practitionerId, range, trustMinutes, now } = push
  // Claims take the same lock: none comes between the blocks and what is found in them.
  await createClaimRepository(tx, '').lockPractitioner(practitionerId)
  const ofSource = and(eq(busySources.practitionerId, practitionerId), eq(busySources.facilityId, facilityId))
  const [known] = await tx.select().from(busySources).where(ofSource)
  if (known && known.knownAt > range.knownAt) return { ...known, applied: false, busy: 0, conflicts: [] }

  await makeRoom(tx, push)
  const blocks = await withoutOwn(tx, push)
  const values = blocks.map(({ from, to }) => ({
    ...{ practitionerId, facilityId, during: { from, to }, knownAt: range.knownAt },
  }))
  if (values.length > 0) await tx.insert(busyTimes).values(values)
  const trustedUntil = new Date(range.knownAt.getTime() + trustMinutes * 60_000)
  const source = { knownAt: range.knownAt, trustedUntil, heardAt: now }
  await tx
    .insert(busySources)
    .values({ ...source, practitionerId, facilityId })
    .onConflictDoUpdate({ target: [busySources.practitionerId, busySources.facilityId], set: source })
  await endClaims(tx, push, now)
  const conflicts = await listAppointments(tx, {
    ...{ facilityId, practitionerId, from: range.from, to: range.to, limit: mostConflicts },
    isInBusyTime: true,
  })
  return { applied: true, knownAt: range.knownAt, trustedUntil, busy: blocks.length, conflicts }
}

const within = ({ from, to }: { from: Date; to: Date }) =>
  sql`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`

/** Forgets what was known of the range; of a block that reaches beyond it, what is outside stays as it was known. */
async function makeRoom(tx: Database, { facilityId, practitionerId, range }: Push): Promise<void> {
  const former = await tx
    .delete(busyTimes)
    .where(
      and(
        eq(busyTimes.practitionerId, practitionerId),
        eq(busyTimes.facilityId, facilityId),
        sql`${busyTimes.during} && ${within(range)}`,
      ),
    )
    .returning({ during: busyTimes.during, knownAt: busyTimes.knownAt })
  const rest = former.flatMap(({ during, knownAt }) => {
    const parts = [
      { from: during.from, to: range.from },
      { from: range.to, to: during.to },
    ]
    return parts.filter(({ from, to }) => from < to).map((part) => ({ during: part, knownAt }))
  })
  if (rest.length > 0) await tx.insert(busyTimes).values(rest.map((part) => ({ ...part, practitionerId, facilityId })))
}

/** The blocks that are no appointment of ours: what becomes of those is known better here, and their times are taken by themselves. */
async function withoutOwn(tx: Database, { facilityId, practitionerId, range }: Push): Promise<BusyBlock[]> {
  const numbers = [...new Set(range.blocks.flatMap(({ appointmentNumber }) => appointmentNumber ?? []))]
  if (numbers.length === 0) return range.blocks
  const rows = await tx
    .select({ number: appointments.appointmentNumber })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(
      and(
        inArray(appointments.appointmentNumber, numbers),
        eq(reservations.practitionerId, practitionerId),
        eq(reservations.facilityId, facilityId),
      ),
    )
  const own = new Set(rows.map(({ number }) => number))
  return range.blocks.filter(({ appointmentNumber }) => appointmentNumber === undefined || !own.has(appointmentNumber))
}

/** Ends holds and offers in busy times: the practitioner is not free for them. Who waits for a freed slot there is not asked any more. */
async function endClaims(tx: Database, { practitionerId, range }: Push, now: Date): Promise<void> {
  const claims = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.practitionerId, practitionerId),
        inArray(reservations.status, ['held', 'offered']),
        sql`${reservations.during} && ${within(range)}`,
        sql`exists (select 1 from ${busyTimes} where ${busyTimes.practitionerId} = ${practitionerId}
          and ${busyTimes.during} && ${reservations.during})`,
      ),
    )
  const ids = claims.map(({ id }) => id)
  if (ids.length === 0) return
  const freed = tx.select({ id: freedSlots.id }).from(freedSlots).where(inArray(freedSlots.reservationId, ids))
  await tx
    .update(earlierOffers)
    .set({ status: 'withdrawn', answeredAt: now })
    .where(
      and(mayBecome(earlierOffers.status, earlierOfferStates, 'withdrawn'), inArray(earlierOffers.freedSlotId, freed)),
    )
  await tx.delete(reservations).where(inArray(reservations.id, ids))
}
