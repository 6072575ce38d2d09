import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { bookingWindowOf } from '#contract/window-days'
import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceLocations, practitioners, services } from '#server/db/schema/practitioners'
import { cities } from '#server/db/schema/reference'
import { isOfferedBy, isShownBy } from '#server/directory/visibility/queries'
import type { Tenant } from '#server/tenants/tenant'

/** One service of one practitioner at one facility, with the data needed to compute times and show a price. */
export type Offer = Awaited<ReturnType<ReturnType<typeof createOfferRepository>['find']>>[number]

export type OfferFilter = {
  practitionerIds: number[]
  facilityId?: number | undefined
  serviceId?: number | undefined
  consultationType?: ConsultationType | undefined
}

/** Reads which services are offered, as far as the tenant shows them. */
export function createOfferRepository(db: Database) {
  return {
    /** Matching offers, a practitioner's first place first. One query. */
    async find(tenant: Tenant, { practitionerIds, facilityId, serviceId, consultationType }: OfferFilter) {
      if (practitionerIds.length === 0) return []
      const rows = await db
        .select({
          practitionerId: services.practitionerId,
          facilityId: services.facilityId,
          serviceId: services.id,
          nameEn: services.nameEn,
          nameAr: services.nameAr,
          nameId: services.nameId,
          consultationType: services.consultationType,
          durationMinutes: services.durationMinutes,
          fee: services.fee,
          currency: services.currency,
          timeZone: cities.timeZone,
          facility: facilities.slug,
        })
        .from(services)
        .innerJoin(practitioners, eq(practitioners.id, services.practitionerId))
        .innerJoin(facilities, eq(facilities.id, services.facilityId))
        .innerJoin(cities, eq(cities.id, facilities.cityId))
        .leftJoin(
          practiceLocations,
          and(
            eq(practiceLocations.practitionerId, services.practitionerId),
            eq(practiceLocations.facilityId, services.facilityId),
          ),
        )
        .where(
          and(
            inArray(services.practitionerId, practitionerIds),
            isNull(services.hiddenSince),
            facilityId === undefined ? undefined : eq(services.facilityId, facilityId),
            serviceId === undefined ? undefined : eq(services.id, serviceId),
            consultationType === undefined ? undefined : eq(services.consultationType, consultationType),
            isShownBy(tenant),
            isOfferedBy(tenant),
          ),
        )
        .orderBy(asc(practiceLocations.position), asc(services.id))
      const { booking_rules: rules } = tenant.configuration
      return rows.map((row) => ({ ...row, ...bookingWindowOf(rules, row.facility) }))
    },

    /** Whether a practitioner was there, and their source has them no more. */
    async isHidden(id: number): Promise<boolean> {
      const hidden = and(eq(practitioners.id, id), isNotNull(practitioners.hiddenSince))
      return (await db.select({ id: practitioners.id }).from(practitioners).where(hidden)).length > 0
    },

    /** Those of the practitioners that the tenant shows, with speciality and city. */
    findPractitioners: (tenant: Tenant, ids: number[]) =>
      db
        .select({
          id: practitioners.id,
          specialityId: practitioners.specialityId,
          cityId: practitioners.cityId,
          timeZone: cities.timeZone,
        })
        .from(practitioners)
        .innerJoin(cities, eq(cities.id, practitioners.cityId))
        .where(and(inArray(practitioners.id, ids), isShownBy(tenant))),

    /** The best ranked practitioners of a speciality in a city. */
    findColleagues: (
      tenant: Tenant,
      { specialityId, cityId }: { specialityId: number; cityId: number },
      limit: number,
    ) =>
      db
        .select({ id: practitioners.id })
        .from(practitioners)
        .where(and(eq(practitioners.specialityId, specialityId), eq(practitioners.cityId, cityId), isShownBy(tenant)))
        .orderBy(asc(practitioners.rank), asc(practitioners.id))
        .limit(limit),
  }
}
