import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { busySources } from '#server/db/schema/practices'
import { createClaimRepository } from '../booking/claims.ts'
import { listAppointments, type PracticeVisit } from './list-appointments.ts'
import { putBusy } from './put-busy.ts'
import type { BusyRange } from './read-busy-push.ts'

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

  const blocks = await putBusy(tx, { facilityId, practitionerId, range, calendarId: null, now })
  const trustedUntil = new Date(range.knownAt.getTime() + trustMinutes * 60_000)
  const source = { knownAt: range.knownAt, trustedUntil, heardAt: now }
  await tx
    .insert(busySources)
    .values({ ...source, practitionerId, facilityId })
    .onConflictDoUpdate({ target: [busySources.practitionerId, busySources.facilityId], set: source })
  const conflicts = await listAppointments(tx, {
    ...{ facilityId, practitionerId, from: range.from, to: range.to, limit: mostConflicts },
    isInBusyTime: true,
  })
  return { applied: true, knownAt: range.knownAt, trustedUntil, busy: blocks, conflicts }
}
