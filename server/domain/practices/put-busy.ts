import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers, freedSlots } from '#server/db/schema/earlier-offers'
import { busyTimes } from '#server/db/schema/practices'
import { earlierOfferStates, mayBecome } from '../booking/states.ts'
import type { BusyBlock, BusyRange } from './read-busy-push.ts'

/** Busy times of a practitioner at a facility, in a range: what was pushed, or what a calendar has. */
export type Busy = {
  facilityId: number
  practitionerId: number
  range: BusyRange
  calendarId: string | null
  now: Date
}

/**
 * Puts busy times in the place of what was known of a range by the same source, in the transaction `tx`, which has the practitioner's lock. Holds
 * and offers in them end; appointments stay. Returns how many blocks take times away.
 */
export async function putBusy(tx: Database, busy: Busy): Promise<number> {
  const { facilityId, practitionerId, range, calendarId } = busy
  await makeRoom(tx, busy)
  const blocks = await withoutOwn(tx, busy)
  const values = blocks.map(({ from, to }) => ({
    ...{ practitionerId, facilityId, during: { from, to }, knownAt: range.knownAt, calendarId },
  }))
  if (values.length > 0) await tx.insert(busyTimes).values(values)
  await endClaims(tx, busy)
  return blocks.length
}

const within = ({ from, to }: { from: Date; to: Date }) =>
  sql`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`

/** Forgets what was known of the range; of a block that reaches beyond it, what is outside stays as it was known. */
async function makeRoom(tx: Database, { facilityId, practitionerId, range, calendarId }: Busy): Promise<void> {
  const former = await tx
    .delete(busyTimes)
    .where(
      and(
        eq(busyTimes.practitionerId, practitionerId),
        eq(busyTimes.facilityId, facilityId),
        calendarId === null ? isNull(busyTimes.calendarId) : eq(busyTimes.calendarId, calendarId),
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
  if (rest.length > 0)
    await tx.insert(busyTimes).values(rest.map((part) => ({ ...part, practitionerId, facilityId, calendarId })))
}

/** The blocks that are no appointment of ours: what becomes of those is known better here, and their times are taken by themselves. */
async function withoutOwn(tx: Database, { facilityId, practitionerId, range }: Busy): Promise<BusyBlock[]> {
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
async function endClaims(tx: Database, { practitionerId, range, now }: Busy): Promise<void> {
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
