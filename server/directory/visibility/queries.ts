import { inArray, sql, type SQL } from 'drizzle-orm'
import type { ClientConfiguration } from '#contract/tenant'
import { facilities } from '#server/db/schema/facilities'
import { practitioners } from '#server/db/schema/practitioners'
import { whereFacility, whereFacilityListedFor, whereListedFor, whereLocation } from './rule.ts'
import { wherePlace } from './conditions.ts'
import { scopeOf, viewText } from './scope.ts'

/** A tenant, as far as it says what it shows. */
export type Shower = { code: string; configuration: Pick<ClientConfiguration, 'markets' | 'directory'> }

/** What every reading of practitioners for a tenant is narrowed by: those the directory lists for it, in its markets. */
export function isShownBy(tenant: Shower): SQL {
  return sql`(${inArray(practitioners.countryCode, tenant.configuration.markets)} and ${withView(tenant, (view) => whereListedFor('practitioners', view))})`
}

/** What every reading of facilities for a tenant is narrowed by; the practitioners there decide the market. */
export function isPlaceShownBy(tenant: Shower): SQL {
  return withView(tenant, (view) => `${wherePlace('facilities')} and ${whereFacility('facilities', view)}`)
}

/** Which facilities stand on a tenant's lists, in its markets. */
export function isFacilityListedBy(tenant: Shower): SQL {
  return sql`(${inArray(facilities.countryCode, tenant.configuration.markets)} and ${withView(tenant, (view) => whereFacilityListedFor('facilities', view))})`
}

/** Where a practitioner may be booked, of `practice_locations` at `facilities`. */
export function isOfferedBy(tenant: Shower): SQL {
  return withView(tenant, (view) => whereLocation('practice_locations', 'facilities', view))
}

/** A condition of the directory, which is text with a place for what the tenant shows, as one that can be put together with others. */
function withView(tenant: Shower, condition: (placeholder: string) => string): SQL {
  const parts = condition(placeholder).split(placeholder)
  return sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${viewText(scopeOf(tenant))}`,
  )
}
const placeholder = '$view'
