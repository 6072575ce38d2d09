import { notFound } from '@tanstack/react-router'
import type { AppContext } from '#src/context/app-context.ts'
import { countryTitle } from '#src/context/country-title.ts'
import { breadcrumbSchema } from '#src/features/breadcrumb/breadcrumb-schema.ts'
import { messages as crumbs } from '#src/features/breadcrumb/breadcrumb.messages.ts'
import { textIn } from '#src/features/localised-text.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { listSchema } from '#src/features/search/list/list-schema.ts'
import { LateRelatedLinks } from '#src/features/related-links/late-related-links.ts'
import { besideList, relatedQuery } from '#src/features/related-links/related-query.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { knownFirst } from '#src/queries/known-first.ts'
import { countsQuery, specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { canonicalOfClinics } from '#src/features/search/clinics/canonical.ts'
import { clinicCrumbs } from './clinic-crumbs.ts'
import { messages } from './clinic-results.messages.ts'
import { clinicsQuery } from './clinics-query.ts'
import { readClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { clinicTitle } from './heading.ts'
import { NoClinics, SideFilters } from './lazy-parts.ts'
import { nameClinics } from './name-clinics.ts'
import { toClinicCountQuestions } from '#src/features/search/clinics/to-question.ts'

export { ClinicResultsPage as View } from './clinic-results-page.tsx'

/** An unknown city or speciality in the path is a page that does not exist; a failed search is shown on the page. */
export async function loader({ app, params, search }: LoaderArgs) {
  const { queryClient, locale } = app
  const criteria = readClinicCriteria(params, search)
  const [specialities, cities] = await Promise.all([
    queryClient.ensureQueryData(specialitiesQuery(app)),
    queryClient.ensureQueryData(citiesQuery(app)),
    knownFirst(queryClient, insurersQuery(app)),
  ])
  const knows = (list: readonly { slug: string }[], slug: string | undefined) =>
    !slug || list.some((entry) => entry.slug === slug)
  if (!knows(specialities, params['speciality']) || !knows(cities, params['city'])) throw notFound()
  const searching = Promise.all([
    queryClient.prefetchQuery(relatedQuery(app, besideList(app, criteria))),
    queryClient.prefetchQuery(clinicsQuery(app, criteria, readPage(search))),
    queryClient.prefetchQuery(countsQuery(app, 'facility', toClinicCountQuestions(criteria, locale))),
  ])
  await Promise.all([
    SideFilters.preload(),
    LateRelatedLinks.preload(),
    // In the browser the page opens at once with placeholders.
    ...(typeof document === 'undefined' ? [searching, NoClinics.preload()] : []),
  ])
}

/** Head of a list of facilities: title, canonical address, and structured data of list and breadcrumb. */
export function head({ app, params, search }: HeadArgs): PageHead {
  const { intl, locale } = app
  const criteria = readClinicCriteria(params, search)
  const read = app.queryClient.getQueryData.bind(app.queryClient)
  const named = nameClinics(criteria, {
    specialities: read(specialitiesQuery(app).queryKey) ?? [],
    cities: read(citiesQuery(app).queryKey) ?? [],
    insurers: read(insurersQuery(app).queryKey) ?? [],
    language: locale.language,
  })
  const title = clinicTitle(intl, criteria, named)
  const links = createLinks(app)
  const page = readPage(search)
  const canonical = canonicalOfClinics(criteria, links, page)
  const answer = read(clinicsQuery(app, criteria, page).queryKey)
  const isFound = answer === undefined || (answer.nbHits > 0 && !answer.searchByAroundLangLat)
  const own = canonical === links.clinics() ? ownWords(app) : undefined
  const whole = named.city ? title : countryTitle(app, title)
  const described = own ?? { title: whole, description: intl.formatMessage(messages.description, { title: whole }) }
  // An empty list, or one with hits from elsewhere, is not indexed.
  if (!canonical || !isFound) return { ...described, isIndexed: false }
  const crumbTrail = [
    { label: intl.formatMessage(crumbs.home), href: links.home() },
    ...clinicCrumbs(criteria, named, { intl, links }),
    { label: title, href: canonical },
  ]
  return {
    ...described,
    alternates: 'country',
    canonical,
    structuredData: [
      ...(answer
        ? [
            listSchema({
              name: title,
              url: app.origin + canonical,
              total: answer.nbHits,
              before: answer.page * answer.hitsPerPage,
              items: answer.hits.map((facility) => ({
                name: facility.lang_name,
                url: app.origin + links.clinic(facility),
              })),
            }),
          ]
        : []),
      breadcrumbSchema(crumbTrail.map(({ label, href }) => ({ name: label, url: app.origin + href }))),
    ],
  }
}

/** The list of all facilities has the tenant's own title and description (T04). */
function ownWords(app: AppContext): Pick<PageHead, 'meta' | 'title' | 'description'> {
  const { init, locale } = app
  const { title, description } = init.settings.whitelabel_configs.meta_configs.search_clinic
  return {
    meta: 'search_clinic',
    title: countryTitle(app, textIn(title, locale.language)),
    description: textIn(description, locale.language),
  }
}
