import { isShownTo, type Scope } from './scope.ts'

/** Plans whose members are listed (V14). */
const listedPlans: readonly number[] = [1, 2]

type Listing = { published: boolean; fg_test: boolean; plan: number }
type Owned = { country_code: string; whitelabels: readonly string[] }

/**
 * Which practitioners there are for patients: published, no test, of a listed plan (V14). Nobody else is listed, found, shown,
 * offered or booked, whoever asks. The same rule follows as SQL.
 */
export const isListed = ({ published, fg_test, plan }: Listing): boolean =>
  published && !fg_test && listedPlans.includes(plan)

/** Which of them a tenant may show: those of its markets that are not kept for other tenants (T05). */
export const isListedFor = (entry: Listing & Owned, scope: Scope): boolean =>
  isListed(entry) && scope.markets.includes(entry.country_code) && isShownTo(entry.whitelabels, scope)

/**
 * SQL of `isListed`, for practitioners, and for facilities on lists of their own.
 *
 * @param table name or alias in the query.
 */
export const whereListed = (table: string): string =>
  `${table}.published and not ${table}.fg_test and ${table}.plan in (${listedPlans.join(', ')})`

/**
 * SQL of `isListedFor` but for the markets, since most questions are about one country.
 *
 * @param tenant placeholder of the tenant's code, `$1`.
 */
export const whereListedFor = (table: string, tenant: string): string =>
  `${whereListed(table)} and ${whereShownTo(table, tenant)}`

/** `isListed` in the filter language of the search. */
export const listedFilter = `published:true AND fg_test:false AND (${listedPlans.map((plan) => `plan:${plan}`).join(' OR ')})`

/** Where a listed practitioner may be seen: at published places that are no test, whatever plan the place itself has. */
export const wherePlace = (table: string): string => `${table}.published and not ${table}.fg_test`

/** SQL of `isShownTo`. */
export const whereShownTo = (table: string, tenant: string): string =>
  `(${table}.whitelabels = '{}' or ${tenant} = any(${table}.whitelabels))`
