import { and, eq, inArray } from 'drizzle-orm'
import type { FacilityAvailability } from '#contract/availability'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { cities } from '#server/db/schema/reference'
import { isPlaceShownBy } from '#server/directory/visibility/queries'
import { findSoonestAtFacilities } from './soonest-at-facilities.ts'
import { nameSlots } from './name-slots.ts'

type Input = Parameters<typeof findSoonestAtFacilities>[1] & { language: Language }

/**
 * The soonest free slots at facilities with their practitioners, in the requested order; a facility that does not exist, or
 * that the tenant does not show, is left out.
 */
export async function findAtFacilities(db: Database, input: Input): Promise<FacilityAvailability[]> {
  const zones = await db
    .select({ id: facilities.id, timeZone: cities.timeZone })
    .from(facilities)
    .innerJoin(cities, eq(cities.id, facilities.cityId))
    .where(
      and(
        inArray(facilities.id, input.facilityIds),
        inArray(facilities.countryCode, input.tenant.configuration.markets),
        isPlaceShownBy(input.tenant),
      ),
    )
  const next = await findSoonestAtFacilities(db, input)
  const named = await nameSlots(db, [...next.values()].flat(), input.language)
  return input.facilityIds.flatMap((id) => {
    const zone = zones.find((row) => row.id === id)
    if (!zone) return []
    const slots = named.filter(({ facility_id }) => facility_id === String(id))
    return [{ facility_id: String(id), time_zone: zone.timeZone, slots }]
  })
}
