import type { Reference } from './reference.ts'
import type { FacilityRow, LocationRow } from './rows.ts'
import { isChoosing, isShownTo, type Scope } from './scope.ts'
import { shownLocations } from './shown-places.ts'

/** Plans whose members are listed (V14). */
const listedPlans: readonly number[] = [1, 2]

type Listing = { published: boolean; fg_test: boolean; plan: number }
type Owned = { country_code: string; whitelabels: readonly string[] }
/** Where somebody works, and what that says. */
type Practice = {
  locations: LocationRow[]
  facilities: ReadonlyMap<number, FacilityRow>
  reference: Reference
}

/**
 * Which practitioners there are for patients: published, no test, of a listed plan (V14). Nobody else is listed, found, shown,
 * offered or booked, whoever asks. The same rule follows as SQL.
 */
export const isListed = ({ published, fg_test, plan }: Listing): boolean =>
  published && !fg_test && listedPlans.includes(plan)

/**
 * Which of them a tenant may show: those of its markets that are not kept for other tenants (T05) and, where it chose insurers or
 * facilities, work at a place of its choice.
 */
export const isListedFor = (entry: Listing & Owned, practice: Practice, scope: Scope): boolean =>
  isListed(entry) &&
  scope.markets.includes(entry.country_code) &&
  isShownTo(entry.whitelabels, scope) &&
  (!isChoosing(scope) || shownLocations(practice, practice.facilities, practice.reference, scope).length > 0)

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
 * @param view placeholder of the tenant's `viewText`, `$1`.
 */
export const whereListedFor = (table: string, view: string): string =>
  `${whereListed(table)} and ${wherePractitioner(table, view)}`

/** What of it is the tenant's to say, listed or not. */
export const wherePractitioner = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and (${whereUnchosen(view)} or exists (
     select from practice_locations own_place join facilities own_facility on own_facility.id = own_place.facility_id
     where own_place.practitioner_id = ${table}.id and ${whereLocation('own_place', 'own_facility', view)}))`

/** The same of facilities on lists of their own. */
export const whereFacilityListedFor = (table: string, view: string): string =>
  `${whereListed(table)} and ${whereFacility(table, view)}`

/** `isListed` in the filter language of the search. */
export const listedFilter = `published:true AND fg_test:false AND (${listedPlans.map((plan) => `plan:${plan}`).join(' OR ')})`

/** Where a listed practitioner may be seen: at published places that are no test, whatever plan the place itself has. */
export const wherePlace = (table: string): string => `${table}.published and not ${table}.fg_test`

/** SQL of a facility that is a tenant's to show, published or not: one of its choice that takes one of the insurers it chose. */
export const whereFacility = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and ${whereChosen('facilities', table, view)} and ${whereTaken(table, view)}`

/**
 * SQL of `shownLocations`.
 *
 * @param location name or alias of what has the plans that a practitioner takes there.
 */
export const whereLocation = (location: string, facility: string, view: string): string =>
  `${wherePlace(facility)} and ${whereShownTo(facility, view)} and ${whereChosen('facilities', facility, view)}
   and ${whereTaken(location, view)}`

/**
 * SQL of the city that a listed practitioner is counted in, for a tenant that chose: their own, or that of the first place of its choice where
 * they are seen nowhere in it.
 */
export const whereabouts = (table: string, view: string): string =>
  `coalesce((
     select seen_facility.city_id
     from practice_locations seen_place join facilities seen_facility on seen_facility.id = seen_place.facility_id
     where seen_place.practitioner_id = ${table}.id and ${whereLocation('seen_place', 'seen_facility', view)}
     order by seen_facility.city_id = ${table}.city_id desc, seen_place.position limit 1), ${table}.city_id)`

/** SQL of `isInsurerShownTo`. */
export const whereInsurerShownTo = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and ${whereChosen('insurers', table, view)}`

/** SQL of `isTakenBy`: which plans those are is looked up once for a query. */
const whereTaken = (table: string, view: string): string =>
  `(${chosen('insurers', view)} is null or ${table}.plan_ids && (
     select array_agg(own_plan.id) from insurance_plans own_plan join insurers own_insurer on own_insurer.id = own_plan.insurer_id
     where ${whereInsurerShownTo('own_insurer', view)}))`

/** SQL of `isShownTo`. */
const whereShownTo = (table: string, view: string): string =>
  `(${table}.whitelabels = '{}' or (${view}::text::jsonb ->> 'tenant') = any(${table}.whitelabels))`

const whereChosen = (what: 'insurers' | 'facilities', table: string, view: string): string =>
  `(${chosen(what, view)} is null or ${chosen(what, view)} ? ${table}.slug)`

const whereUnchosen = (view: string): string =>
  `(${chosen('insurers', view)} is null and ${chosen('facilities', view)} is null)`

const chosen = (what: 'insurers' | 'facilities', view: string): string => `(${view}::text::jsonb -> '${what}')`
