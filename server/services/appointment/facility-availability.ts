import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FacilityAvailability } from '#contract/availability'
import type { ConsultationType } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceLocations, practitioners } from '#server/db/schema/practitioners'
import { cities, specialities } from '#server/db/schema/reference'
import { isOfferedBy, isPlaceShownBy, isShownBy } from '#server/directory/shown-by'
import type { Tenant } from '#server/plugins/gateway/tenants'
import { findNextSlots } from '#server/domain/availability/find-next-slots'
import { nameSlots } from './name-slots.ts'
import { createOfferRepository } from '#server/domain/availability/offers'

type Input = {
  tenant: Tenant
  language: Language
  facilityIds: number[]
  /** Slugs; none means any. */
  specialities: string[]
  consultationType: ConsultationType | undefined
  now: Date
  limit: number
}

/** How many of the best ranked of a facility are asked: a hospital may have hundreds. */
const candidates = 12

/**
 * Finds the soonest free slots at facilities and with whom each is, the better ranked first where two are free at one time.
 * In the order asked; one that is not there, or not shown by the tenant, is left out.
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
  const best = await findBest(db, input)
  const places = new Map(best.map(({ practitionerId, facilityId }, rank) => [`${practitionerId} ${facilityId}`, rank]))
  const offers = await createOfferRepository(db).find(input.tenant, {
    practitionerIds: [...new Set(best.map(({ practitionerId }) => practitionerId))],
    consultationType: input.consultationType,
  })
  const placeOf = ({ practitionerId, facilityId }: (typeof best)[number]) =>
    places.get(`${practitionerId} ${facilityId}`)
  const here = offers
    .filter((offer) => placeOf(offer) !== undefined)
    .sort((one, other) => placeOf(one)! - placeOf(other)!)
  const next =
    here.length === 0
      ? new Map<number, never>()
      : await findNextSlots(db, { offers: here, now: input.now, limit: input.limit, by: 'facilityId' })
  const named = await nameSlots(db, [...next.values()].flat(), input.language)
  return input.facilityIds.flatMap((id) => {
    const zone = zones.find((row) => row.id === id)
    if (!zone) return []
    return [
      {
        facility_id: String(id),
        time_zone: zone.timeZone,
        slots: named.filter(({ facility_id }) => facility_id === String(id)),
      },
    ]
  })
}

/** The best ranked practitioners of each facility, best first. One query. */
function findBest(db: Database, { tenant, facilityIds, specialities: slugs }: Input) {
  const ranked = db.$with('ranked').as(
    db
      .select({
        practitionerId: practiceLocations.practitionerId,
        facilityId: practiceLocations.facilityId,
        place: sql<number>`row_number() over (
          partition by ${practiceLocations.facilityId} order by ${practitioners.rank}, ${practitioners.id}
        )`.as('place'),
      })
      .from(practiceLocations)
      .innerJoin(practitioners, eq(practitioners.id, practiceLocations.practitionerId))
      .innerJoin(specialities, eq(specialities.id, practitioners.specialityId))
      .innerJoin(facilities, eq(facilities.id, practiceLocations.facilityId))
      .where(
        and(
          inArray(practiceLocations.facilityId, facilityIds),
          isShownBy(tenant),
          isOfferedBy(tenant),
          slugs.length === 0 ? undefined : inArray(specialities.slug, slugs),
        ),
      ),
  )
  return db
    .with(ranked)
    .select({ practitionerId: ranked.practitionerId, facilityId: ranked.facilityId })
    .from(ranked)
    .where(lte(ranked.place, candidates))
    .orderBy(asc(ranked.place), asc(ranked.practitionerId))
}
