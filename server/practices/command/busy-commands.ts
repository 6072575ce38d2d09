import { and, eq, isNull } from 'drizzle-orm'
import { busySources, busyTimes } from '#server/db/schema/practices'
import { lockFacility } from '#server/domain/practices/facility-keys'
import type { FacilityCommand } from './key-commands.ts'
import type { ExitCode, Tools } from './tools.ts'

/** Commands about busy times of a facility; undefined where the command is none. */
export async function busyCommand(
  { verb, facility, words }: FacilityCommand,
  { db, say }: Tools,
): Promise<ExitCode | undefined> {
  if (verb !== 'forget' || words.length > 0) return undefined
  const known = await db.transaction(async (tx) => {
    await lockFacility(tx, facility.id)
    await tx.delete(busyTimes).where(and(eq(busyTimes.facilityId, facility.id), isNull(busyTimes.calendarId)))
    return tx
      .delete(busySources)
      .where(eq(busySources.facilityId, facility.id))
      .returning({ id: busySources.practitionerId })
  })
  say(
    known.length > 0
      ? `What the system of ${facility.nameEn} said of ${known.length} practitioners is forgotten: their hours alone count.`
      : `The system of ${facility.nameEn} has said nothing.`,
  )
  return known.length > 0 ? 0 : 1
}
