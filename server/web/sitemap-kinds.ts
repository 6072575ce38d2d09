import { isHospital } from '#contract/facility-kind'
import type { Country } from '#contract/locale'
import type { PublicPage } from '#contract/rendering'
import type { Scope } from '#server/directory/visibility/scope'
import type { SitemapLists } from '#server/directory/sitemap'

/** A page and when its content last changed. */
export type SitemapPage = { page: PublicPage; lastmod: string }

/** Scope and country of a sitemap, and when the tenant itself last changed. */
export type SitemapPlace = { scope: Scope; country: Country; changed: string }

/** One kind of pages, divided into files of limited size. Parts are counted from 0. */
export type SitemapKind = {
  parts(place: SitemapPlace): Promise<{ lastmod: string }[]>
  pages(place: SitemapPlace, part: number): Promise<SitemapPage[]>
}

export const sitemapKinds = [
  'pages',
  'doctors',
  'specialities',
  'cities',
  'insurers',
  'languages',
  'clinics',
  'clinic-lists',
] as const
export type SitemapKindName = (typeof sitemapKinds)[number]

/** Every kind of public pages, read from the directory. @param size most pages per file. */
export function createSitemapKinds(lists: SitemapLists, size: number): Record<SitemapKindName, SitemapKind> {
  const short = (read: (place: SitemapPlace) => Promise<SitemapPage[]>): SitemapKind => ({
    parts: async (place) => chunks(await read(place), size).map((pages) => ({ lastmod: newest(pages) })),
    pages: async (place, part) => chunks(await read(place), size)[part] ?? [],
  })
  const doctorsBy = (
    toPage: (slug: string) => PublicPage,
    list: 'cities' | 'insurers' | 'languages' | 'specialities',
  ) =>
    short(async ({ scope, country }) =>
      (await lists[list](scope, country)).map(({ slug, lastmod }) => ({ page: toPage(slug), lastmod })),
    )
  const long = <Entry extends { lastmod: string }>(
    parts: SitemapLists['doctorParts'],
    read: (scope: Scope, country: Country, part: { after: number; limit: number }) => Promise<Entry[]>,
    toPage: (entry: Entry) => PublicPage,
  ): SitemapKind => ({
    parts: ({ scope, country }) => parts(scope, country, size),
    pages: async ({ scope, country }, part) => {
      const { after } = (await parts(scope, country, size))[part] ?? {}
      if (after === undefined) return []
      const entries = await read(scope, country, { after, limit: size })
      return entries.map((entry) => ({ page: toPage(entry), lastmod: entry.lastmod }))
    },
  })

  return {
    pages: short(async ({ scope, country, changed }) => {
      const cities = await lists.cities(scope, country)
      const everybody = newest([{ lastmod: changed }, ...cities])
      return [
        { page: { screen: 'home' }, lastmod: changed },
        ...(cities.length > 0 ? [{ page: { screen: 'doctor-results' as const }, lastmod: everybody }] : []),
      ]
    }),
    doctors: long(lists.doctorParts, lists.doctors, ({ slug, speciality_slug, city_slug }) => ({
      screen: 'doctor',
      slug,
      speciality_slug,
      city_slug,
    })),
    specialities: short(async ({ scope, country }) => {
      const [everywhere, inCities] = await Promise.all([
        lists.specialities(scope, country),
        lists.specialitiesInCities(scope, country),
      ])
      return [
        ...everywhere.map(({ slug, lastmod }) => ({ page: listOf({ speciality: slug }), lastmod })),
        ...inCities.map(({ speciality_slug, city_slug, lastmod }) => ({
          page: listOf({ speciality: speciality_slug, city: city_slug }),
          lastmod,
        })),
      ]
    }),
    cities: doctorsBy((city) => listOf({ city }), 'cities'),
    insurers: doctorsBy((insurance) => listOf({ insurance }), 'insurers'),
    languages: doctorsBy((language) => listOf({ language }), 'languages'),
    clinics: long(lists.facilityParts, lists.facilities, ({ slug, clinic_type, city_slug }) => ({
      screen: 'clinic',
      slug,
      clinic_type,
      city_slug,
    })),
    'clinic-lists': short(async ({ scope, country }) => {
      const groups = await lists.facilitiesInCities(scope, country)
      const listed = (facility_slug: 'hospitals' | 'clinics-medical-centres') =>
        newestByCity(
          groups.filter(({ clinic_type }) => isHospital(clinic_type) === (facility_slug === 'hospitals')),
        ).map(([city_slug, lastmod]) => ({
          page: { screen: 'facility-list' as const, facility_slug, city_slug },
          lastmod,
        }))
      const everywhere = { page: { screen: 'clinic-results' as const }, lastmod: newest(groups) }
      return [...(groups.length > 0 ? [everywhere] : []), ...listed('hospitals'), ...listed('clinics-medical-centres')]
    }),
  }
}

function newestByCity(groups: readonly { city_slug: string; lastmod: string }[]): [city: string, lastmod: string][] {
  const cities = [...new Set(groups.map(({ city_slug }) => city_slug))]
  return cities.map((city) => [city, newest(groups.filter(({ city_slug }) => city_slug === city))])
}

const listOf = (words: Omit<Extract<PublicPage, { screen: 'doctor-results' }>, 'screen'>): PublicPage => ({
  screen: 'doctor-results',
  ...words,
})

/** ISO dates in UTC sort as text. */
export const newest = (entries: readonly { lastmod: string }[]): string =>
  entries.reduce((latest, { lastmod }) => (lastmod > latest ? lastmod : latest), '')

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
