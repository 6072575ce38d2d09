import type { Scope, View } from './scope.ts'

// What the rule is made of. Each condition is a function of a row, for the search index, and beside it the same as SQL; a test
// compares the two.

/** Plans whose members are listed (V14). */
const listedPlans: readonly number[] = [1, 2]

type Listing = { published: boolean; fg_test: boolean; plan: number }

/** Entries that exist for patients: published, not a test, with a listed plan (V14). */
export const isListed = ({ published, fg_test, plan }: Listing): boolean =>
  published && !fg_test && listedPlans.includes(plan)

/** @param table name or alias in the query. */
export const whereListed = (table: string): string =>
  `${table}.published and not ${table}.fg_test and ${table}.plan in (${listedPlans.join(', ')})`

/** `isListed` in the filter language of the search. */
export const listedFilter = `published:true AND fg_test:false AND (${listedPlans.map((plan) => `plan:${plan}`).join(' OR ')})`

/** A facility where a listed practitioner may be seen: published and not a test, whatever its own plan. */
export const wherePlace = (table: string): string => `${table}.published and not ${table}.fg_test`

/** An entry that is not reserved for other tenants. An empty list means all tenants. */
export function isShownTo(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): boolean {
  return whitelabels.length === 0 || whitelabels.includes(tenant)
}

/** @param view placeholder of the `viewText`, such as `$1`. */
export const whereShownTo = (table: string, view: string): string =>
  `(${table}.whitelabels = '{}' or (${view}::text::jsonb ->> 'tenant') = any(${table}.whitelabels))`

/** Stands in a list of tenants that is for none of them: no code is empty. */
const unmatched = ''

/** Tenants that two lists have in common, as such a list. */
export function commonTenants(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const common = one.filter((code) => other.includes(code))
  return common.length === 0 ? [unmatched] : common
}

type Choice = 'insurers' | 'facilities'

/** An insurer or a facility that the tenant chose; any where it chose none. */
export const isChosen = (what: Choice, slug: string, { choice }: View): boolean =>
  choice?.[what]?.includes(slug) ?? true

/** `isChosen` in SQL, for the rows of `table`. */
export const whereChosen = (what: Choice, table: string, view: string): string =>
  `(${whereUnchosen(what, view)} or ${chosen(what, view)} ? ${table}.slug)`

/** True where the tenant has no choice of this kind. */
export const whereUnchosen = (what: Choice, view: string): string => `${chosen(what, view)} is null`

const chosen = (what: Choice, view: string): string => `(${view}::text::jsonb -> '${what}')`
