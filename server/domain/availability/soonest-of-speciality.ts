import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { ConsultationType } from '#contract/directory'
import type { Country } from '#contract/locale'
import type { Database } from '#server/db/open'
import { practitioners, services } from '#server/db/schema/practitioners'
import { isShownBy } from '#server/directory/visibility/queries'
import type { Tenant } from '#server/tenants/tenant'
import { findNextSlots } from './find-next-slots.ts'
import type { FreeSlot } from './next-slots.ts'
import { createOfferRepository } from './offers.ts'
import type { Day } from './wall-clock.ts'

type Input = {
  tenant: Tenant
  specialityId: number
  country: Country
  /** The whole country where it is left out. */
  cityId: number | undefined
  from: Day | undefined
  consultationType: ConsultationType | undefined
  now: Date
  limit: number
}

/** How many of the best ranked are considered: a speciality may have thousands in a country. */
const candidates = 40

/** The soonest free slots of a speciality in a place, each with another practitioner, in order of time. */
export async function findSoonestOfSpeciality(db: Database, input: Input): Promise<FreeSlot[]> {
  const { tenant, specialityId, country, cityId, consultationType, from, now, limit } = input
  const best = await db
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(
      and(
        eq(practitioners.specialityId, specialityId),
        eq(practitioners.countryCode, country),
        cityId === undefined ? undefined : eq(practitioners.cityId, cityId),
        consultationType && hasService(db, consultationType),
        isShownBy(tenant),
      ),
    )
    .orderBy(asc(practitioners.rank), asc(practitioners.id))
    .limit(candidates)
  const practitionerIds = best.map(({ id }) => id)
  const offers = await createOfferRepository(db).find(tenant, { practitionerIds, consultationType })
  if (offers.length === 0) return []
  const next = await findNextSlots(db, { offers, now, from, limit: 1 })
  return [...next.values()]
    .flat()
    .sort((one, other) => one.start - other.start)
    .slice(0, limit)
}

/** Whether a practitioner offers that consultation type: few make home visits, and they may rank below all considered. */
const hasService = (db: Database, type: ConsultationType) =>
  exists(
    db
      .select({ id: services.id })
      .from(services)
      .where(
        and(
          eq(services.practitionerId, practitioners.id),
          eq(services.consultationType, type),
          isNull(services.hiddenSince),
        ),
      ),
  )
