import type { ReadFacility } from '#server/domain/practices/find-in-directory'
import type { Location, Reference } from 'fhir/r4'
import { sourceIdentifiers } from '../systems.ts'

/** The facility of a key. */
export const toLocation = (row: ReadFacility): Location => {
  const identifier = sourceIdentifiers(row)
  return {
    resourceType: 'Location',
    id: String(row.id),
    ...(identifier.length > 0 && { identifier }),
    status: 'active',
    name: row.name,
    mode: 'instance',
    ...(row.phone !== '' && { telecom: [{ system: 'phone', value: row.phone }] }),
    address: {
      ...(row.address !== '' && { text: row.address }),
      city: row.city,
      country: row.country.toUpperCase(),
    },
    position: { longitude: row.lng, latitude: row.lat },
  }
}

/** What leads to a facility. */
export const toFacilityReference = ({ id, nameEn }: { id: number; nameEn: string }): Reference => ({
  reference: `Location/${id}`,
  display: nameEn,
})
