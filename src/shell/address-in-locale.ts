import type { Locale } from '#contract/locale'
import type { AppContext } from '#src/context/app-context.ts'
import {
  type DoctorCriteria,
  doctorFilters,
  readCriteria,
  writeCriteria,
} from '#src/features/search/doctors/criteria.ts'
import { filtersWhere, withoutThose } from '#src/features/search/list/filter-table.ts'
import { createLinks } from '#src/routes/links.ts'
import type { PageMatch } from '#src/routes/match.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import type { PlainSearch } from '#src/routes/search.ts'

/** The current page: its match, its path without mount path and locale, and its query. */
export type ShownPage = PageMatch & { path: string; search: PlainSearch }

/**
 * Address of the current page in another locale (T10). Within a country it is the same page with the same query. In another
 * country a list keeps its criteria except places and insurers; a doctor, a clinic or a booking exists in one country only, so
 * the address is that of home.
 */
export function addressInLocale(
  app: Pick<AppContext, 'basePath' | 'keyInUrl' | 'tenant' | 'locale'>,
  page: ShownPage,
  to: Locale,
): string {
  const links = createLinks({ ...app, locale: to })
  const { screen, params, path, search } = page
  if (to.country === app.locale.country) return links.path(inLanguage(path, to), search)
  if (screen === 'doctor-results') {
    const criteria = withoutThose<DoctorCriteria>(doctorFilters, readCriteria(params, search), ofCountry)
    const kept = Object.entries(search).filter(([name]) => !rewritten.has(name))
    return links.results({ ...writeCriteria(criteria), ...Object.fromEntries(kept) })
  }
  return screenTable[screen].isOfOneCountry ? links.home() : links.path(path, search)
}

const ofCountry = filtersWhere<DoctorCriteria>(doctorFilters, ({ isOfCountry }) => isOfCountry ?? false)
/** Parameters that are written again from the criteria, and the page of a list in one country. */
const rewritten: ReadonlySet<string> = new Set([
  ...Object.values(doctorFilters).map(({ parameter }) => parameter),
  'facility_slug',
  'page',
])

/** The word for a doctor in an address depends on the language. */
function inLanguage(path: string, { language }: Locale): string {
  const [first = '', ...rest] = path.split('/')
  const [from, to] = language === 'id' ? ['doctor', 'dokter'] : ['dokter', 'doctor']
  return [first === from ? to : first, ...rest].join('/')
}
