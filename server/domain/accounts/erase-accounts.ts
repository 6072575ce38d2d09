import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { lastEnd } from '#server/db/ranges'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { devices } from '#server/db/schema/devices'
import { documentFiles } from '#server/db/schema/documents'
import { patients } from '#server/db/schema/patients'
import {
  videoConnections,
  videoFeedback,
  videoMessages,
  videoPresences,
  videoTickets,
  visitSummaries,
} from '#server/db/schema/video'
import { workThrough, type OnFailure } from '#server/domain/work-through'
import { emptyAccount } from './empty-account.ts'
import { emptyProfile, anonymous } from './forgotten.ts'

type Person = Pick<typeof patients.$inferSelect, 'id' | 'tenantCode' | 'phone' | 'email' | 'isGuest'>

/** Most people who are forgotten in one run; the next one goes on. */
const mostAtOnce = 100

/**
 * Forgets the people whose time to think again is over. Of an account everything goes at once but the visits, which are the clinic's too:
 * they stay, without the person. Who has visits ahead is known to the clinic by name and phone until the last one is over. Returns how many
 * people were seen to. Who cannot be forgotten stands in nobody's way: it throws at the end, when the others are.
 *
 * @param db - no transaction: each person is forgotten in one of their own
 */
export function eraseAccounts(db: Database, now: Date, onFailure?: OnFailure): Promise<number> {
  const isDue = lte(patients.deletesAt, now)
  const find = (after: string | undefined, most: number) =>
    db
      .select({ id: patients.id })
      .from(patients)
      .where(after === undefined ? isDue : and(isDue, gt(patients.id, after)))
      .orderBy(asc(patients.id))
      .limit(most)
  const work = ({ id }: { id: string }) => db.transaction((tx) => erase(tx, id, now))
  return workThrough(find, { work, onFailure, most: mostAtOnce })
}

async function erase(tx: Database, id: string, now: Date): Promise<void> {
  // Locked: a patient may be taking it back at this moment.
  const isDue = and(eq(patients.id, id), lte(patients.deletesAt, now))
  const [person] = await tx.select().from(patients).where(isDue).for('update')
  if (!person) return
  const people = person.isGuest ? [person] : await peopleOf(tx, person.id)
  if (!person.isGuest) await emptyAccount(tx, person)
  for (const one of people) await forget(tx, one, now)
}

const peopleOf = (tx: Database, accountId: string): Promise<Person[]> =>
  tx
    .select()
    .from(patients)
    .where(or(eq(patients.id, accountId), eq(patients.accountId, accountId)))

async function forget(tx: Database, { id }: Person, now: Date): Promise<void> {
  const ofPerson = eq(appointments.patientId, id)
  const [last] = await tx
    .select({ end: lastEnd(reservations.during) })
    .from(reservations)
    .innerJoin(appointments, eq(appointments.reservationId, reservations.id))
    .where(and(ofPerson, inArray(appointments.status, ['booked', 'awaiting_payment'])))
  const end = last?.end ?? null
  const isExpected = end !== null && end > now
  await tx
    .update(patients)
    .set({ ...emptyProfile, ...(isExpected ? { deletesAt: end } : { ...anonymous, deletesAt: null }) })
    .where(eq(patients.id, id))
  if (isExpected) return
  const visits = await tx
    .update(appointments)
    .set({ reason: '', address: '', cancelNote: '' })
    .where(ofPerson)
    .returning({ id: appointments.id, reservationId: appointments.reservationId })
  // Stored files are marked for the job that removes their bytes.
  await tx
    .update(documentFiles)
    .set({ state: 'doomed', appointmentDocumentId: null, appointmentId: null })
    .where(eq(documentFiles.accountId, id))
  for (const visit of visits) {
    for (const table of [
      videoMessages,
      appointmentDocuments,
      appointmentKeys,
      devices,
      visitSummaries,
      videoFeedback,
      videoTickets,
      videoConnections,
      videoPresences,
    ])
      await tx.delete(table).where(eq(table.appointmentId, visit.id))
    await tx.update(reservations).set({ exclusiveTo: null }).where(eq(reservations.id, visit.reservationId))
  }
}
