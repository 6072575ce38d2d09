import { and, eq, type SQL } from 'drizzle-orm'
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
  const named = toCondition({ id, source, sourceId })
  const [found] = await db
    .select({ id: practitioners.id, worksAt: practiceLocations.facilityId })
    .from(practitioners)
    .leftJoin(
      practiceLocations,
      and(eq(practiceLocations.practitionerId, practitioners.id), eq(practiceLocations.facilityId, facility.id)),
    )
    .where(named)
  if (!found) throw wrong('is not known')
  if (found.worksAt === null) throw wrong('does not work at the facility of this key')
  return found.id
}

type Named = { id: string | undefined; source: string | undefined; sourceId: string | undefined }

function toCondition({ id, source, sourceId }: Named): SQL | undefined {
  if ((id === undefined) === (sourceId === undefined)) throw wrong('needs an id or a source_id, and not both')
  // Beyond what the database counts to.
  if (Number(id ?? 0) > 2_147_483_647) throw wrong('is not known')
  if (sourceId === undefined) return eq(practitioners.id, Number(id))
  if (source === undefined) throw wrong('needs a source beside its source_id: the facility has none')
  return and(eq(practitioners.source, source), eq(practitioners.sourceId, sourceId))
}

const wrong = (message: string) => problem('validation_failed', { fields: [{ path: '/practitioner', message }] })
