import type { ReadPractitioner } from '#server/domain/practices/find-in-directory'
import type { Practitioner } from 'fhir/r4'
import { sourceIdentifiers } from '../systems.ts'

/** A practitioner of the facility, with the id that they have at the source of the directory. */
export const toPractitioner = (row: ReadPractitioner): Practitioner => {
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
