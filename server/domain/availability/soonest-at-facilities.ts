import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceLocations, practitioners } from '#server/db/schema/practitioners'
import { specialities } from '#server/db/schema/reference'
import { isOfferedBy, isShownBy } from '#server/directory/visibility/queries'
import type { Tenant } from '#server/tenants/tenant'
import { findNextSlots } from './find-next-slots.ts'
import type { FreeSlot } from './next-slots.ts'
import { createOfferRepository } from './offers.ts'

type Input = {
  tenant: Tenant
  facilityIds: number[]
  /** Slugs; none means any. */
  specialities: string[]
  consultationType: ConsultationType | undefined
  now: Date
  /** Slots per facility. */
  limit: number
}

/** How many of the best ranked practitioners of a facility are considered: a hospital may have hundreds. */
const candidates = 12

/**
 * The soonest free slots at each facility, by its number; where two are free at one time, the better ranked practitioner comes
 * first.
 */
export async function findSoonestAtFacilities(db: Database, input: Input): Promise<Map<number, FreeSlot[]>> {
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
  if (here.length === 0) return new Map()
  return findNextSlots(db, { offers: here, now: input.now, limit: input.limit, by: 'facilityId' })
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
