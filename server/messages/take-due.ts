import { and, asc, eq, gt, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import type { Sealed } from '#server/sealed'

/** How many are taken at once. */
const batch = 20
/** How long an attempt has before another may be made, longer than any gateway takes, and the first pause after one that failed. */
export const leaseSeconds = 120

/** A stored message that is being sent, sealed as it was stored. */
export type Taken = {
  id: string
  message: Sealed
  attempts: number
  about: string | null
  heldFor: string | null
  position: number
  createdAt: Date
}

/** Takes what is due, for the length of one attempt: one that was cut off is made again after it. */
export async function takeDue(db: Database, now: Date): Promise<Taken[]> {
  const due = db
    .select({ id: outgoingMessages.id })
    .from(outgoingMessages)
    .where(and(lte(outgoingMessages.dueAt, now), notExists(before(db, now))))
    .orderBy(asc(outgoingMessages.position))
    .limit(batch)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(outgoingMessages)
    .set({
      attempts: sql`${outgoingMessages.attempts} + 1`,
      isUnderWay: true,
      dueAt: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .where(and(inArray(outgoingMessages.id, due), lte(outgoingMessages.dueAt, now)))
    .returning({
      id: outgoingMessages.id,
      message: outgoingMessages.message,
      attempts: outgoingMessages.attempts,
      about: outgoingMessages.about,
      heldFor: outgoingMessages.heldFor,
      position: outgoingMessages.position,
      createdAt: outgoingMessages.createdAt,
    })
  return taken.toSorted((a, b) => a.position - b.position)
}

const earlier = alias(outgoingMessages, 'earlier')

/** What is told of the same by the same way before a message, and is under way or due. What is held for quiet hours keeps nobody waiting. */
const before = (db: Database, now: Date) =>
  db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.about, outgoingMessages.about),
        eq(earlier.channel, outgoingMessages.channel),
        lt(earlier.position, outgoingMessages.position),
        or(gt(earlier.attempts, 0), lte(earlier.dueAt, now)),
      ),
    )
