import type { FooterLinks } from '#contract/directory'
import type { Language } from '#contract/locale'
import { before, trimBoth } from '#contract/trim'
import { nameIn } from '#server/directory/names'
import type { Reference } from '#server/directory/reference'
import { isInsurerShownTo, type Scope } from '#server/directory/scope'

type Page = {
  country: string
  speciality?: string | undefined
  city?: string | undefined
  url?: string | undefined
  /** Links of each group at most. */
  most: number
}
type Sources = {
  /** How many listed doctors there are by each value of an attribute, among those of a filter. */
  counts: (attribute: string, filters: string) => Promise<Record<string, number>>
  reference: Reference
  scope: Scope
}
type Group = FooterLinks['groups'][number]
type Link = Group['links'][number]

/**
 * Links to the pages beside one, each with somebody on it, most doctors first (C76): the speciality in other cities, other
 * specialities of the city, languages that its doctors speak, insurers that they take.
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
        // The page's own city is no other one, whatever else its address asks for.
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

/** Counts come most first. */
function toLinks(counts: Record<string, number>, toLink: (value: string) => Omit<Link, 'doctors'> | undefined): Link[] {
  return Object.entries(counts).flatMap(([value, doctors]) => {
    const link = toLink(value)
    return link ? [{ ...link, doctors }] : []
  })
}
