import { isChosen, isShownTo, whereChosen, whereListed, wherePlace, whereShownTo, whereUnchosen } from './conditions.ts'
import type { View } from './scope.ts'

// Whom and what a tenant shows (T05). SQL takes a table's name or alias, and the placeholder of the `viewText`, such as `$1`.

type Entry = { whitelabels: readonly string[]; slug: string }

/** An insurer that the tenant names. */
export const isInsurerShownTo = ({ whitelabels, slug }: Entry, view: View): boolean =>
  isShownTo(whitelabels, view) && isChosen('insurers', slug, view)

/** `isInsurerShownTo` in SQL. */
export const whereInsurerShownTo = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and ${whereChosen('insurers', table, view)}`

/** A facility where the tenant shows practitioners, if they accept one of its insurers there. */
export const isPlaceShownTo = ({ whitelabels, slug }: Entry, view: View): boolean =>
  isShownTo(whitelabels, view) && isChosen('facilities', slug, view)

const wherePlaceShownTo = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and ${whereChosen('facilities', table, view)}`

/** What accepts a plan of an insurer that the tenant chose; anything where it chose none. The plans are looked up once per query. */
const whereTaken = (table: string, view: string): string =>
  `(${whereUnchosen('insurers', view)} or ${table}.plan_ids && (
     select array_agg(own_plan.id) from insurance_plans own_plan join insurers own_insurer on own_insurer.id = own_plan.insurer_id
     where ${whereInsurerShownTo('own_insurer', view)}))`

/**
 * A place of a practitioner that the tenant shows (`shownLocations`).
 *
 * @param location the table with the plans that the practitioner accepts there.
 */
export const whereLocation = (location: string, facility: string, view: string): string =>
  `${wherePlace(facility)} and ${wherePlaceShownTo(facility, view)} and ${whereTaken(location, view)}`

/** A facility that the tenant may show, published or not. */
export const whereFacility = (table: string, view: string): string =>
  `${wherePlaceShownTo(table, view)} and ${whereTaken(table, view)}`

/** A facility in the tenant's lists of facilities. */
export const whereFacilityListedFor = (table: string, view: string): string =>
  `${whereListed(table)} and ${whereFacility(table, view)}`

/**
 * A practitioner that the tenant may show, listed or not: neither they nor their speciality are reserved for other tenants, and they
 * work at a place of its choice where it has a choice.
 */
export const wherePractitioner = (table: string, view: string): string =>
  `${whereShownTo(table, view)} and ${table}.speciality_id in (
     select own_speciality.id from specialities own_speciality where ${whereShownTo('own_speciality', view)})
   and ((${whereUnchosen('insurers', view)} and ${whereUnchosen('facilities', view)}) or exists (
     select from practice_locations own_place join facilities own_facility on own_facility.id = own_place.facility_id
     where own_place.practitioner_id = ${table}.id and ${whereLocation('own_place', 'own_facility', view)}))`

/** A practitioner that the tenant shows, in whichever of its markets: most queries are about one country. */
export const whereListedFor = (table: string, view: string): string =>
  `${whereListed(table)} and ${wherePractitioner(table, view)}`

/**
 * The city in which a listed practitioner is counted for a tenant with a choice: their own, or that of their first place of its choice where
 * none is in their own.
 */
export const whereabouts = (table: string, view: string): string =>
  `coalesce((
     select seen_facility.city_id
     from practice_locations seen_place join facilities seen_facility on seen_facility.id = seen_place.facility_id
     where seen_place.practitioner_id = ${table}.id and ${whereLocation('seen_place', 'seen_facility', view)}
     order by seen_facility.city_id = ${table}.city_id desc, seen_place.position limit 1), ${table}.city_id)`
