import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practitioners, services } from '#server/db/schema/practitioners'
import { cities } from '#server/db/schema/reference'

/** What one practitioner of a facility can be booked for there, whichever app offers it. */
export type PracticeService = Awaited<ReturnType<typeof listServices>>[number]

type Wanted = {
  facilityId: number
  practitionerId?: number | undefined
  /** Only this one. */
  id?: number
  /** Those behind this one. */
  after?: number | undefined
  limit: number
}

/** Services of a facility that are offered, by their number. */
export const listServices = (db: Database, { facilityId, practitionerId, id, after, limit }: Wanted) =>
  db
    .select({
      id: services.id,
      name: services.nameEn,
      sourceId: services.sourceId,
      consultationType: services.consultationType,
      durationMinutes: services.durationMinutes,
      facilityId: services.facilityId,
      practitionerId: services.practitionerId,
      practitionerName: practitioners.nameEn,
      source: practitioners.source,
      timeZone: cities.timeZone,
    })
    .from(services)
    .innerJoin(practitioners, eq(practitioners.id, services.practitionerId))
    .innerJoin(facilities, eq(facilities.id, services.facilityId))
    .innerJoin(cities, eq(cities.id, facilities.cityId))
    .where(
      and(
        eq(services.facilityId, facilityId),
        isNull(services.hiddenSince),
        isNull(practitioners.hiddenSince),
        practitionerId === undefined ? undefined : eq(services.practitionerId, practitionerId),
        id === undefined ? undefined : eq(services.id, id),
        after === undefined ? undefined : gt(services.id, after),
      ),
    )
    .orderBy(asc(services.id))
    .limit(limit)
