import { and, eq, inArray } from 'drizzle-orm'
import type { CategoryAvailability } from '#contract/availability'
import type { ConsultationType } from '#contract/directory'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { cities, countries, specialities } from '#server/db/schema/reference'
import { problem } from '#server/errors'
import { createKeptValues } from '#server/kept-values'
import type { Tenant } from '#server/tenants/tenant'
import { readDay } from './bookable-range.ts'
import type { Day } from './wall-clock.ts'
import { findSoonestOfSpeciality } from './soonest-of-speciality.ts'
import { nameSlots } from './name-slots.ts'

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

const keptMilliseconds = 30_000
const mostBytes = 8 * 1024 * 1024

/**
 * Finds the soonest free slots of specialities in a place, each with another practitioner (C63). Answers are cached for half a
 * minute; a slot taken meanwhile is refused when it is booked.
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
    // What a preview shows is nobody else's answer.
    if (tenant.preview) return findSoonest(db, speciality, place, from, input)
    const earlier = kept.get(key)
    if (earlier && Math.abs(now.getTime() - earlier.madeAt) < keptMilliseconds) return earlier.value
    return kept.make(key, now.getTime(), () => findSoonest(db, speciality, place, from, input))
  }
}

async function findSoonest(
  db: Database,
  { id: specialityId, slug }: Speciality,
  { cityId, timeZone }: Place,
  from: Day | undefined,
  input: Input,
): Promise<CategoryAvailability> {
  const soonest = await findSoonestOfSpeciality(db, { ...input, specialityId, cityId, from })
  const slots = await nameSlots(db, soonest, input.language)
  return { category: slug, time_zone: soonest[0]?.offer.timeZone ?? timeZone, slots }
}

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
