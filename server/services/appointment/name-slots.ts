import { eq, inArray } from 'drizzle-orm'
import type { CategoryAvailability } from '#contract/availability'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { cities, facilities, practitioners, specialities } from '#server/db/schema'
import { inLanguage } from './localised.ts'
import type { FreeSlot } from './next-slots.ts'
import { toSlot } from './wire.ts'

/** Says of free slots with whom and where they are, in a language. Two queries. */
export async function nameSlots(
  db: Database,
  slots: FreeSlot[],
  language: Language,
): Promise<CategoryAvailability['slots']> {
  if (slots.length === 0) return []
  const people = await db
    .select({ practitioner: practitioners, city: cities.slug, speciality: specialities.slug })
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

  return slots.map(({ offer, start }) => {
    const { practitioner, city, speciality } = people.find(
      ({ practitioner }) => practitioner.id === offer.practitionerId,
    )!
    const area = places.find(({ id }) => id === offer.facilityId)!
    const { nameEn, nameAr, nameId, titleEn, titleAr, titleId } = practitioner
    return {
      ...toSlot(offer, start),
      fullName: inLanguage(language, { en: nameEn, ar: nameAr, id: nameId }),
      slug: practitioner.slug,
      title: inLanguage(language, { en: titleEn, ar: titleAr, id: titleId }),
      speciality_slug: speciality,
      city_slug: city,
      area: inLanguage(language, { en: area.en, ar: area.ar }),
      fee: { amount: offer.fee, currency: offer.currency },
    }
  })
}
