import { keyOf, type Key } from '../references.ts'
import { placeOf, type FoundPlace } from '../places.ts'
import { follow, followAll, type Reading } from '../reading.ts'
import type { Found } from '../read/each-resource.ts'
import type { FacilityKey } from './facility-row.ts'

/** Who works where, and what is offered. */
export type RoleView = {
  practitioner: Key<'Practitioner'>
  facilities: FacilityKey[]
  services: FoundPlace<'HealthcareService'>[]
}

/** A role in use; `no one` where it does not say whose, `nowhere` where it says no place that is in use. */
export function viewRole(
  found: Found<'PractitionerRole'>,
  reading: Reading,
): RoleView | 'not in use' | 'no one' | 'nowhere' {
  const { resource } = found
  if (reading.unused.has(keyOf(resource))) return 'not in use'
  if (!resource.practitioner) return 'no one'
  const practitioner = follow(reading, found, 'practitioner', resource.practitioner, ['Practitioner'])
  if (!practitioner) return 'not in use'
  const services = followAll(reading, found, 'healthcareService', resource.healthcareService, [
    'HealthcareService',
  ]).flatMap((key) => reading.places.get(key) ?? [])
  const facilities = facilitiesOf(found, services, reading)
  return facilities.length > 0 ? { practitioner, facilities, services } : 'nowhere'
}

/** Its places, or else those of its services, or else that of its organisation. */
function facilitiesOf(
  found: Found<'PractitionerRole'>,
  services: readonly FoundPlace<'HealthcareService'>[],
  reading: Reading,
): FacilityKey[] {
  const { location, organization } = found.resource
  const own = followAll(reading, found, 'location', location, ['Location'])
  if (location && location.length > 0) return buildings(own, reading)
  const served = services.flatMap((service) => locationsOf(service, reading))
  if (served.length > 0) return buildings(served, reading)
  const key = follow(reading, found, 'organization', organization, ['Organization'])
  return key ? seatOf(key, reading) : []
}

/** Where a service is offered. */
export const locationsOf = (service: FoundPlace<'HealthcareService'>, reading: Reading): Key<'Location'>[] =>
  followAll(reading, service, 'location', service.resource.location, ['Location'])

/** The buildings that places are in, each once. */
export const buildings = (
  keys: readonly Key<'Location'>[],
  { places, references, unused }: Reading,
): Key<'Location'>[] =>
  [...new Set(keys.map((key) => placeOf(key, places, references)))].filter((key) => !unused.has(key))

/** The one place of an organisation, or itself where it has an address and no place at all. */
function seatOf(key: Key<'Organization'>, reading: Reading): FacilityKey[] {
  const managed = reading.placesOf(key)
  const [only, another] = buildings(managed, reading)
  if (only) return another ? [] : [only]
  const address = reading.places.get(key)?.resource.address ?? []
  return managed.length === 0 && address.length > 0 ? [key] : []
}
