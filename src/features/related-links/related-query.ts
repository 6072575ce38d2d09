import { before } from '#contract/trim'
import type { FooterPlace } from '#src/api/discovery-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { footerQuery } from '#src/queries/directory.ts'

/** The subject of a page: its city, its speciality, and its own address after the locale, which is left out of the links. */
export type RelatedPlace = Omit<FooterPlace, 'country_code'>

/** The first related pages of one of the directory (C76). */
export const relatedQuery = (app: AppContext, place: RelatedPlace) => footerQuery(app, place, 'compact')

/** Related pages of a facility: those of its city, and of the speciality of most of its doctors. */
export function besideFacility(facility: {
  city_slug: string
  specialities_detail: readonly { slug: string }[]
}): RelatedPlace {
  const [main] = facility.specialities_detail
  return { city: facility.city_slug, ...(main ? { speciality: main.slug } : {}) }
}

/** Related pages of a doctor: those of their city and speciality. */
export const besideDoctor = (doctor: { city_slug: string; speciality_slug: string }): RelatedPlace => ({
  city: doctor.city_slug,
  speciality: doctor.speciality_slug,
})

/** Related pages of a list: those of its city and first speciality, without the list itself. `address` is its own. */
export function besideList(
  { basePath, locale }: Pick<AppContext, 'basePath' | 'locale'>,
  { city, specialities: [speciality] }: { city: string; specialities: readonly string[] },
  address = '',
): RelatedPlace {
  const url = before(address.slice(`${basePath}/${locale.prefix}/`.length), '?')
  return { ...(city ? { city } : {}), ...(speciality ? { speciality } : {}), ...(url ? { url } : {}) }
}
