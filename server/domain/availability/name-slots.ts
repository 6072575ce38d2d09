import { eq, inArray } from 'drizzle-orm'
import type { CategoryAvailability } from '#contract/availability'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practitioners } from '#server/db/schema/practitioners'
import { cities, specialities } from '#server/db/schema/reference'
import { inLanguage } from '../appointments/localised.ts'
import type { FreeSlot } from './next-slots.ts'
import { toOfferedSlot } from './slot-view.ts'

/** Adds names of practitioner and place, in a language, to free slots. Two queries. */
export async function nameSlots(
  db: Database,
  slots: FreeSlot[],
  language: Language,
): Promise<CategoryAvailability['slots']> {
  if (slots.length === 0) return []
  const people = await db
    .select({
      id: practitioners.id,
      slug: practitioners.slug,
      fullName: { en: practitioners.nameEn, ar: practitioners.nameAr, id: practitioners.nameId },
      title: { en: practitioners.titleEn, ar: practitioners.titleAr, id: practitioners.titleId },
      city: cities.slug,
      speciality: specialities.slug,
    })
    .from(practitioners)
    .innerJoin(cities, eq(cities.id, practitioners.cityId))
    .innerJoin(specialities, eq(specialities.id, practitioners.specialityId))
    .where(
      inArray(
        practitioners.id,
        slots.map(({ offer }) => offer.practitionerId),
      ),
    )
  const places = await db
    .select({ id: facilities.id, en: facilities.areaEn, ar: facilities.areaAr })
    .from(facilities)
    .where(
      inArray(
        facilities.id,
        slots.map(({ offer }) => offer.facilityId),
      ),
    )

  return slots.flatMap(({ offer, start }) => {
    const person = people.find(({ id }) => id === offer.practitionerId)
    const area = places.find(({ id }) => id === offer.facilityId)
    // Taken out of the directory since the slot was found.
    if (!person || !area) return []
    const names = {
      ...toOfferedSlot(offer, start),
      fullName: inLanguage(language, person.fullName),
      slug: person.slug,
      title: inLanguage(language, person.title),
      speciality_slug: person.speciality,
      city_slug: person.city,
      area: inLanguage(language, { en: area.en, ar: area.ar }),
    }
    return [names]
  })
}
