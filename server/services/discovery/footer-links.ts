import type { FooterLinks } from '#contract/directory'
import type { Language } from '#contract/locale'
import { before, trimBoth } from '#contract/trim'
import { nameIn } from '#server/directory/names'
import type { Reference } from '#server/directory/reference'
import { isInsurerShownTo } from '#server/directory/visibility/rule'
import type { Scope } from '#server/directory/visibility/scope'

type Page = {
  country: string
  speciality?: string | undefined
  city?: string | undefined
  url?: string | undefined
  /** Most links in each group. */
  most: number
}
type Sources = {
  /** The number of listed doctors for each value of an attribute, among those that pass a filter. */
  counts: (attribute: string, filters: string) => Promise<Record<string, number>>
  reference: Reference
  scope: Scope
}
type Group = FooterLinks['groups'][number]
type Link = Group['links'][number]

/**
 * Links to related pages, each with at least one doctor, most doctors first (C76): the speciality in other cities, other
 * specialities of the city, languages of its doctors, insurers that they accept.
 */
export async function footerLinks(
  page: Page,
  { counts, reference, scope }: Sources,
  language: Language,
): Promise<Group[]> {
  const { speciality, city } = page
  const word = language === 'id' ? 'dokter' : 'doctor'
  const cities = [...reference.cities.values()].filter(({ country_code }) => country_code === page.country)
  const specialities = [...reference.specialities.values()]
  const insurers = [...reference.insurers.values()].filter((insurer) => isInsurerShownTo(insurer, scope))
  const own = specialities.find(({ slug }) => slug === speciality)
  const ofSpeciality = speciality ? `speciality_slug:"${speciality}"` : ''
  const inCity = city ? `city_slug:"${city}"` : ''
  const practitionersOf = (row: (typeof specialities)[number]) => row.practitioners[language] ?? row.practitioners.en

  const groups: Group[] = [
    {
      kind: 'cities',
      links: toLinks(await counts('city_slug', ofSpeciality), (slug) => {
        const row = cities.find((known) => known.slug === slug)
        // The page's own city is left out, even if other parts of its address differ.
        if (!row || slug === city) return undefined
        const path = own ? `${word}/${own.slug}/${slug}` : `${word}/city/${slug}`
        return {
          name: nameIn(row, language),
          city: slug,
          path,
          ...(own && { speciality: own.slug, practitioners: practitionersOf(own) }),
        }
      }),
    },
    {
      kind: 'specialities',
      links: toLinks(await counts('speciality_slug', inCity), (slug) => {
        const row = specialities.find((known) => known.slug === slug)
        if (!row) return undefined
        const path = [word, slug, city].filter(Boolean).join('/')
        return {
          name: nameIn(row, language),
          speciality: slug,
          practitioners: practitionersOf(row),
          path,
          ...(city && { city }),
        }
      }),
    },
    {
      kind: 'languages',
      links: toLinks(await counts('languages', ofSpeciality), (spoken) => ({
        name: spoken,
        language: spoken,
        path: `${own?.slug ?? word}/spoken-language/${spoken}`,
        ...(own && { speciality: own.slug, practitioners: practitionersOf(own) }),
      })),
    },
    {
      kind: 'insurances',
      links: toLinks(await counts('insurances', ''), (slug) => {
        const row = insurers.find((known) => known.slug === slug)
        return row && { name: nameIn(row, language), insurance: slug, path: `insurance/${slug}` }
      }),
    },
  ]
  const here = trimBoth(before(page.url ?? '', '?', '#'), '/')
  return groups
    .map(({ kind, links }) => ({ kind, links: links.filter(({ path }) => path !== here).slice(0, page.most) }))
    .filter(({ links }) => links.length > 0)
}

/** Counts are in descending order. */
function toLinks(counts: Record<string, number>, toLink: (value: string) => Omit<Link, 'doctors'> | undefined): Link[] {
  return Object.entries(counts).flatMap(([value, doctors]) => {
    const link = toLink(value)
    return link ? [{ ...link, doctors }] : []
  })
}
