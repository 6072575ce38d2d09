import { and, eq } from 'drizzle-orm'
import type { PractitionerName } from '#contract/practice'
import type { Database } from '#server/db/open'
import { practiceLocations, practitioners } from '#server/db/schema/practitioners'
import { problem } from '#server/errors'
import type { NamedFacility } from './find-facility.ts'

/**
 * The number of a practitioner of a facility, as its system names them. Throws `validation_failed` with what is wrong: nobody is named, there
 * is nobody of that name, or they do not work there.
 */
export async function findOwnPractitioner(
  db: Database,
  facility: Pick<NamedFacility, 'id' | 'source'>,
  { id, source = facility.source ?? undefined, source_id: sourceId }: PractitionerName,
): Promise<number> {
  if ((id === undefined) === (sourceId === undefined)) throw wrong('needs an id or a source_id, and not both')
  if (sourceId !== undefined && source === undefined)
    throw wrong('needs a source beside its source_id: the facility has none')
  if (id !== undefined && Number(id) > 2_147_483_647) throw wrong('is not known')
  const [found] = await db
    .select({ id: practitioners.id, worksAt: practiceLocations.facilityId })
    .from(practitioners)
    .leftJoin(
      practiceLocations,
      and(eq(practiceLocations.practitionerId, practitioners.id), eq(practiceLocations.facilityId, facility.id)),
    )
    .where(
      id === undefined
        ? and(eq(practitioners.source, source!), eq(practitioners.sourceId, sourceId!))
        : eq(practitioners.id, Number(id)),
    )
  if (!found) throw wrong('is not known')
  if (found.worksAt === null) throw wrong('does not work at the facility of this key')
  return found.id
}

const wrong = (message: string) => problem('validation_failed', { fields: [{ path: '/practitioner', message }] })
