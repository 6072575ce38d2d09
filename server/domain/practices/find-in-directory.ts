import { and, eq, exists, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { practiceLocations, practitioners } from '#server/db/schema/practitioners'
import { cities } from '#server/db/schema/reference'

/** A facility as its own system reads it. */
export type ReadFacility = NonNullable<Awaited<ReturnType<typeof readFacility>>>
/** A practitioner of a facility, as its own system reads them. */
export type ReadPractitioner = NonNullable<Awaited<ReturnType<typeof readPractitioner>>>

/** The facility of a key, with the zone of its clock. */
export async function readFacility(db: Database, id: number) {
  const [found] = await db
    .select({
      id: facilities.id,
      name: facilities.nameEn,
      source: facilities.source,
      sourceId: facilities.sourceId,
      phone: facilities.phone,
      address: facilities.addressEn,
      city: cities.nameEn,
      country: facilities.countryCode,
      lat: facilities.lat,
      lng: facilities.lng,
      timeZone: cities.timeZone,
    })
    .from(facilities)
    .innerJoin(cities, eq(cities.id, facilities.cityId))
    .where(eq(facilities.id, id))
  return found
}

/** A practitioner who works at a facility, or has been claimed for a visit there; undefined for anybody else. */
export async function readPractitioner(db: Database, facilityId: number, id: number) {
  const worksThere = db
    .select({ id: practiceLocations.practitionerId })
    .from(practiceLocations)
    .where(and(eq(practiceLocations.practitionerId, practitioners.id), eq(practiceLocations.facilityId, facilityId)))
  const wasClaimed = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.practitionerId, practitioners.id), eq(reservations.facilityId, facilityId)))
  const [found] = await db
    .select({
      id: practitioners.id,
      name: practitioners.nameEn,
      gender: practitioners.gender,
      source: practitioners.source,
      sourceId: practitioners.sourceId,
      hiddenSince: practitioners.hiddenSince,
    })
    .from(practitioners)
    .where(and(eq(practitioners.id, id), or(exists(worksThere), exists(wasClaimed))))
  return found
}
