import { before } from '#contract/trim'
import type { FooterPlace } from '#src/api/discovery-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { footerQuery } from '#src/queries/directory.ts'

/** What a page is about: its city, its speciality, and its own address below the locale, which is not among the links. */
export type RelatedPlace = Omit<FooterPlace, 'country_code'>

/** The first few pages beside one of the directory (C76). */
export const relatedQuery = (app: AppContext, place: RelatedPlace) => footerQuery(app, place, 'compact')

/** Which pages are beside a facility's: those of its city, and of what most of its doctors treat. */
export function besideFacility(facility: {
  city_slug: string
  specialities_detail: readonly { slug: string }[]
}): RelatedPlace {
  const [main] = facility.specialities_detail
  return { city: facility.city_slug, ...(main ? { speciality: main.slug } : {}) }
}

/** Which pages are beside a doctor's: those of their city and speciality. */
export const besideDoctor = (doctor: { city_slug: string; speciality_slug: string }): RelatedPlace => ({
  city: doctor.city_slug,
  speciality: doctor.speciality_slug,
})

/** Which pages are beside a list: those of its city and first speciality, without the list itself. `address` is its own. */
export function besideList(
  { basePath, locale }: Pick<AppContext, 'basePath' | 'locale'>,
  { city, specialities: [speciality] }: { city: string; specialities: readonly string[] },
  address = '',
): RelatedPlace {
  const url = before(address.slice(`${basePath}/${locale.prefix}/`.length), '?')
  return { ...(city ? { city } : {}), ...(speciality ? { speciality } : {}), ...(url ? { url } : {}) }
}
