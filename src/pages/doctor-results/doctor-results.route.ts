import { notFound } from '@tanstack/react-router'
import { countryTitle } from '#src/context/country-title.ts'
import { type DoctorCriteria, isOfTheMoment, noCriteria, readCriteria } from '#src/features/search/doctors/criteria.ts'
import { foundDoctorsQuery } from '#src/features/search/doctors/found-doctors-query.ts'
import { toCountQuestions, toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { breadcrumbSchema } from '#src/features/breadcrumb/breadcrumb-schema.ts'
import { messages as crumbs } from '#src/features/breadcrumb/breadcrumb.messages.ts'
import { textIn } from '#src/features/localised-text.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { listSchema } from '#src/features/search/list/list-schema.ts'
import { besideList, relatedQuery } from '#src/features/related-links/related-query.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { languageMessages } from '#src/i18n/language.messages.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'
import { countsQuery, doctorsQuery, facilityNameQuery, specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { canonicalOf } from './canonical.ts'
import { titleOf } from './heading.ts'
import { ResultsSearch, SideFilters } from './lazy-parts.ts'
import { nameCriteria } from './name-criteria.ts'
import { messages } from './results.messages.ts'

export { DoctorResultsPage as View } from './doctor-results-page.tsx'

/**
 * Unknown specialities, cities, insurers and languages in the path are pages that do not exist; a failed search is shown on the
 * page.
 */
export async function loader(args: LoaderArgs) {
  const { app, params, search } = args
  const { queryClient, locale } = app
  const criteria = readCriteria(params, search)
  const searching = Promise.all([
    queryClient.prefetchQuery(relatedQuery(app, besideList(app, criteria, canonicalOf(criteria, createLinks(app))))),
    queryClient.prefetchQuery(foundDoctorsQuery(app, criteria, readPage(search))),
    queryClient.prefetchQuery(
      countsQuery(app, 'doctor', toCountQuestions(criteria, locale.country, positionOf(app)), isOfTheMoment(criteria)),
    ),
    ...(criteria.facility ? [queryClient.prefetchQuery(facilityNameQuery(app, criteria.facility))] : []),
  ])
  const [specialities, cities, insurers] = await Promise.all([
    queryClient.ensureQueryData(specialitiesQuery(app)),
    queryClient.ensureQueryData(citiesQuery(app)),
    queryClient.ensureQueryData(insurersQuery(app)),
  ])
  const knows = (list: readonly { slug: string }[], slug: string | undefined) =>
    !slug || list.some((entry) => entry.slug === slug)
  if (
    !knows(specialities, params['speciality']) ||
    !knows(cities, params['city']) ||
    !knows(insurers, params['insurance']) ||
    !(await knowsLanguage(args, criteria))
  )
    throw notFound()
  await Promise.all([
    SideFilters.preload(),
    ResultsSearch.preload(),
    // In the browser the page opens at once and shows placeholders.
    ...(typeof document === 'undefined' ? [searching] : []),
  ])
}

export function head({ app, params, search }: HeadArgs): PageHead {
  const { intl, locale } = app
  const criteria = readCriteria(params, search)
  const format = createFormat(intl)
  const read = app.queryClient.getQueryData.bind(app.queryClient)
  const named = nameCriteria(criteria, {
    specialities: read(specialitiesQuery(app).queryKey) ?? [],
    cities: read(citiesQuery(app).queryKey) ?? [],
    insurers: read(insurersQuery(app).queryKey) ?? [],
    facility: read(facilityNameQuery(app, criteria.facility).queryKey)?.lang_name ?? '',
    language: locale.language,
    languageName: format.languageName,
  })
  const { message, words } = titleOf(criteria, named)
  const page = readPage(search)
  // Each page of a list has a title of its own.
  const paged = (first: string) =>
    page === 1 ? first : intl.formatMessage(messages.titlePage, { title: first, page: format.number(page) })
  const name = intl.formatMessage(message, words)
  const title = paged(named.city ? name : countryTitle(app, name))
  const links = createLinks(app)
  const canonical = canonicalOf(criteria, links, page)
  const answer = read(foundDoctorsQuery(app, criteria, page).queryKey)
  // An empty list, or one with hits from elsewhere, is not indexed, and may have doctors tomorrow.
  const isEmpty = answer !== undefined && (answer.hits.length === 0 || answer.searchByAroundLangLat)
  const url = app.origin + (canonical ?? links.results())
  return {
    ...(canonical === canonicalOf(noCriteria, links, page)
      ? ownWords(app, paged)
      : { title, description: intl.formatMessage(messages.description, { title }) }),
    alternates: 'country',
    ...(canonical && !isEmpty
      ? {
          canonical: (own) => canonicalOf(criteria, own, page) ?? own.results(),
          structuredData: [
            ...(answer
              ? [
                  listSchema({
                    name,
                    url,
                    total: answer.nbHits,
                    before: (page - 1) * answer.hitsPerPage,
                    items: answer.hits.map((doctor) => ({
                      name: doctor.lang_fullName,
                      url: app.origin + links.doctor(doctor),
                    })),
                  }),
                ]
              : []),
            breadcrumbSchema([
              { name: intl.formatMessage(crumbs.home), url: app.origin + links.home() },
              { name, url },
            ]),
          ],
        }
      : { isIndexed: false }),
  }
}

/** A language with a message of ours, or one that a doctor speaks. */
async function knowsLanguage(
  { app, params }: LoaderArgs,
  { languages: [language] }: Pick<DoctorCriteria, 'languages'>,
): Promise<boolean> {
  if (params['language'] === undefined) return true
  if (language === undefined) return false
  const english = language.replaceAll('-', ' ')
  if (Object.hasOwn(languageMessages, english)) return true
  const speaking = {
    ...toSearchParams({ ...noCriteria, languages: [language] }, app.locale.country, 1),
    hitsPerPage: 0,
  }
  return (await app.queryClient.ensureQueryData(doctorsQuery(app, speaking))).nbHits > 0
}

/** The list of all doctors has the tenant's own title and description (T04). */
function ownWords(
  app: HeadArgs['app'],
  paged: (first: string) => string,
): Pick<PageHead, 'meta' | 'title' | 'description'> {
  const { init, locale } = app
  const { title, description } = init.settings.whitelabel_configs.meta_configs.search_result
  return {
    meta: 'search_result',
    title: paged(countryTitle(app, textIn(title, locale.language))),
    description: textIn(description, locale.language),
  }
}
