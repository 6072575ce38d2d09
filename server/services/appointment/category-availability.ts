import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import type { CategoryAvailability } from '#contract/availability'
import type { ConsultationType } from '#contract/directory'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { practitioners, services } from '#server/db/schema/practitioners'
import { cities, countries, specialities } from '#server/db/schema/reference'
import { problem } from '#server/errors'
import { isShownBy } from '#server/directory/shown-by'
import { createKeptValues } from '#server/kept-values'
import type { Tenant } from '#server/plugins/gateway/tenants'
import { readDay } from '#server/domain/availability/bookable-range'
import type { Day } from '#server/domain/availability/wall-clock'
import { findNextSlots } from '#server/domain/availability/find-next-slots'
import { nameSlots } from './name-slots.ts'
import type { FreeSlot } from '#server/domain/availability/next-slots'
import { createOfferRepository } from '#server/domain/availability/offers'

type Input = {
  tenant: Tenant
  language: Language
  slugs: string[]
  country: Country
  city: string | undefined
  now: Date
  date: string | undefined
  consultationType: ConsultationType | undefined
  limit: number
}
type Place = { cityId: number | undefined; timeZone: string }
type Speciality = { id: number; slug: string }

/** How many of the best ranked are asked: all of a speciality in a country may be thousands. */
const candidates = 40
const keptMilliseconds = 30_000
const mostBytes = 8 * 1024 * 1024

/**
 * Finds the soonest free slots of specialities in a place, each with another practitioner (C63). An answer is kept for half a
 * minute; a slot taken meanwhile is found taken when it is booked.
 */
export function createCategoryAvailability(db: Database) {
  const kept = createKeptValues<CategoryAvailability>(mostBytes)

  /** Throws `not_found` for an unknown city, or when none of the specialities is known. */
  return async function find(input: Input): Promise<CategoryAvailability[]> {
    const place = await getPlace(db, input)
    const from = input.date === undefined ? undefined : readDay(input.date, input.now, place.timeZone, 'date')
    const known = await db
      .select({ id: specialities.id, slug: specialities.slug })
      .from(specialities)
      .where(inArray(specialities.slug, input.slugs))
    if (known.length === 0) throw problem('not_found')

    const answers: CategoryAvailability[] = []
    for (const slug of input.slugs) {
      const speciality = known.find((one) => one.slug === slug)
      if (speciality) answers.push(await keep(speciality, place, from, input))
    }
    return answers
  }

  async function keep(
    speciality: Speciality,
    place: Place,
    from: Day | undefined,
    input: Input,
  ): Promise<CategoryAvailability> {
    const { tenant, language, country, city, consultationType, limit, now } = input
    const key = [tenant.code, language, country, city, from?.toString(), consultationType, limit, speciality.slug].join(
      ' ',
    )
    const earlier = kept.get(key)
    if (earlier && Math.abs(now.getTime() - earlier.madeAt) < keptMilliseconds) return earlier.value
    return kept.make(key, now.getTime(), () => findSoonest(db, speciality, place, from, input))
  }
}

async function findSoonest(
  db: Database,
  speciality: Speciality,
  place: Place,
  from: Day | undefined,
  input: Input,
): Promise<CategoryAvailability> {
  const { tenant, country, now, consultationType, limit } = input
  const best = await db
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(
      and(
        eq(practitioners.specialityId, speciality.id),
        eq(practitioners.countryCode, country),
        place.cityId === undefined ? undefined : eq(practitioners.cityId, place.cityId),
        consultationType && hasService(db, consultationType),
        isShownBy(tenant),
      ),
    )
    .orderBy(asc(practitioners.rank), asc(practitioners.id))
    .limit(candidates)
  const offers = await createOfferRepository(db).find(tenant, {
    practitionerIds: best.map(({ id }) => id),
    consultationType,
  })
  const next =
    offers.length === 0 ? new Map<number, FreeSlot[]>() : await findNextSlots(db, { offers, now, from, limit: 1 })
  const soonest = [...next.values()]
    .flat()
    .sort((one, other) => one.start - other.start)
    .slice(0, limit)
  const named = await nameSlots(db, soonest, input.language)
  return { category: speciality.slug, time_zone: soonest[0]?.offer.timeZone ?? place.timeZone, slots: named }
}

/** Whether a practitioner sees patients that way: few make home visits, and they may rank below all who are asked. */
const hasService = (db: Database, type: ConsultationType) =>
  exists(
    db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.practitionerId, practitioners.id), eq(services.consultationType, type))),
  )

async function getPlace(db: Database, { country, city }: Input): Promise<Place> {
  if (city === undefined) {
    const [row] = await db.select({ timeZone: countries.timeZone }).from(countries).where(eq(countries.code, country))
    if (!row) throw problem('not_found')
    return { cityId: undefined, timeZone: row.timeZone }
  }
  const [row] = await db
    .select({ cityId: cities.id, timeZone: cities.timeZone })
    .from(cities)
    .where(and(eq(cities.countryCode, country), eq(cities.slug, city)))
  if (!row) throw problem('not_found')
  return row
}
