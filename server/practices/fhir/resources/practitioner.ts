import type { ReadPractitioner } from '#server/domain/practices/find-in-directory'
import type { Resource } from '../elements.ts'
import { sourceIdentifiers } from '../systems.ts'

/** A practitioner of the facility, with the id that they have at the source of the directory. */
export const toPractitioner = (row: ReadPractitioner): Resource => {
  const identifier = sourceIdentifiers(row)
  return {
    resourceType: 'Practitioner',
    id: String(row.id),
    ...(identifier.length > 0 && { identifier }),
    active: row.hiddenSince === null,
    name: [{ text: row.name }],
    gender: row.gender,
  }
}
