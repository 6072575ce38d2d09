import { countryTitle } from '#src/context/country-title.ts'
import { breadcrumbSchema } from '#src/features/breadcrumb/breadcrumb-schema.ts'
import { messages as crumbs } from '#src/features/breadcrumb/breadcrumb.messages.ts'
import { textIn } from '#src/features/localised-text.ts'
import { noCriteria, readCriteria } from '#src/features/search/doctors/criteria.ts'
import { foundDoctorsQuery } from '#src/features/search/doctors/found-doctors-query.ts'
import { readPage } from '#src/features/search/list/address-words.ts'
import { listSchema } from '#src/features/search/list/list-schema.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { facilityNameQuery, specialitiesQuery } from '#src/queries/search.ts'
import { createLinks } from '#src/routes/links.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { canonicalOf } from './canonical.ts'
import { nameCriteria } from './name-criteria.ts'
import { messages } from './results-title.messages.ts'
import { titleOf } from './results-title.ts'

/** Head of a list of doctors: title, canonical address, and structured data of list and breadcrumb. */
export function resultsHead({ app, params, search }: HeadArgs): PageHead {
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
