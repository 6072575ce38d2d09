import { notFound } from '@tanstack/react-router'
import { type DoctorCriteria, isOfTheMoment, noCriteria, readCriteria } from '#src/features/search/doctors/criteria.ts'
import { foundDoctorsQuery } from '#src/features/search/doctors/found-doctors-query.ts'
import { toCountQuestions, toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { LateRelatedLinks } from '#src/features/related-links/late-related-links.ts'
import { besideList, relatedQuery } from '#src/features/related-links/related-query.ts'
import { languageMessages } from '#src/i18n/language.messages.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'
import { countsQuery, doctorsQuery, facilityNameQuery, specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { canonicalOf } from './canonical.ts'
import { NoDoctors, ResultsSearch, SideFilters } from './lazy-parts.ts'

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
  const isServer = typeof document === 'undefined'
  // Needed once the page is shown.
  if (!isServer) void loadHead().catch(() => undefined)
  await Promise.all([
    SideFilters.preload(),
    LateRelatedLinks.preload(),
    ResultsSearch.preload(),
    // In the browser the page opens at once and shows placeholders.
    ...(isServer ? [searching, NoDoctors.preload()] : []),
  ])
}

/** The first page's head is in its document: what makes it comes when a visitor goes on to a list. */
const loadHead = () => import('./results-head.ts')
export const head = async (args: HeadArgs): Promise<PageHead> => (await loadHead()).resultsHead(args)

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
