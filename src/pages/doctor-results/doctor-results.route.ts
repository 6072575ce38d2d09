import { notFound } from '@tanstack/react-router'
import { readCriteria, readPage } from '#src/features/doctor-search/criteria.ts'
import { chosenFacets, toCountParams, toSearchParams } from '#src/features/doctor-search/to-search-params.ts'
import { textIn } from '#src/features/localised-text.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'
import { doctorsQuery, specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import { type HeadArgs, type LoaderArgs, type PageHead } from '#src/routes/page-route.ts'
import { canonicalOf } from './canonical.ts'
import { titleOf } from './heading.ts'
import { nameCriteria } from './name-criteria.ts'
import { messages } from './results.messages.ts'

/** Unknown specialities, cities and insurers in the path are pages that do not exist; a search that fails is said on the page. */
export async function loader({ app, params, search }: LoaderArgs) {
  const { queryClient, locale } = app
  const criteria = readCriteria(params, search)
  const searching = Promise.all([
    queryClient.prefetchQuery(
      doctorsQuery(app, toSearchParams(criteria, locale.country, readPage(search), positionOf(app))),
    ),
    ...chosenFacets(criteria).map((facet) =>
      queryClient.prefetchQuery(doctorsQuery(app, toCountParams(criteria, locale.country, facet))),
    ),
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
    !knows(insurers, params['insurance'])
  )
    throw notFound()
  // In the browser the page opens at once and shows where the doctors will stand.
  if (typeof document === 'undefined') await searching
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
    doctors: [],
    language: locale.language,
    languageName: format.languageName,
  })
  const { message, words } = titleOf(criteria, named)
  const title = intl.formatMessage(message, words)
  const links = createLinks(app)
  const canonical = canonicalOf(criteria, links, locale.language === 'id' ? 'dokter' : 'doctor')
  return {
    ...(canonical === links.results()
      ? ownWords(app)
      : { title, description: intl.formatMessage(messages.description, { title }) }),
    alternates: 'country',
    ...(canonical ? { canonical } : { isIndexed: false }),
  }
}

/** All doctors of the tenant have the tenant's own words (T04). */
function ownWords({ init, locale }: HeadArgs['app']): Pick<PageHead, 'meta' | 'title' | 'description'> {
  const { title, description } = init.settings.whitelabel_configs.meta_configs.search_result
  return {
    meta: 'search_result',
    title: textIn(title, locale.language),
    description: textIn(description, locale.language),
  }
}
