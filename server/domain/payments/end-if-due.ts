import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { noteFreed } from '../earlier-offers/freed-slots.ts'
import { expireUnpaid } from './expire-unpaid.ts'

/**
 * Ends the visit of one reservation where its time to pay is over, in the transaction `tx`, which has locked the visit: the job may not have come
 * to it yet. Returns whether it did; who refuses because of that commits first, or nothing has ended.
 */
export async function endIfDue(tx: Database, reservationId: string, now: Date): Promise<boolean> {
  const ended = await expireUnpaid(tx, eq(reservations.id, reservationId), now)
  for (const visit of ended) await noteFreed(tx, visit.reservationId, now)
  return ended.length > 0
}
