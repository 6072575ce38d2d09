import type { FacilityRow, PractitionerRecord } from './rows.ts'

/** Who looks: a tenant sees the countries it serves, and what is not kept for other tenants (T05). */
export type Scope = { tenant: string; markets: readonly string[] }

/** The scope of a request's tenant. */
export function scopeOf(tenant: { code: string; configuration: { markets: readonly string[] } }): Scope {
  return { tenant: tenant.code, markets: tenant.configuration.markets }
}

/** An empty list of tenants means all of them. */
export function isShownTo(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): boolean {
  return whitelabels.length === 0 || whitelabels.includes(tenant)
}

/** Which tenants something is for, as one of them may know it: itself, or all. Who the others are is theirs. */
export function ownOf(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): string[] {
  return whitelabels.filter((code) => code === tenant)
}

/** A practitioner at the places that are this tenant's to show: what hangs on the others is left out with them. */
export function atShownPlaces(
  record: PractitionerRecord,
  facilities: ReadonlyMap<number, FacilityRow>,
  scope: Pick<Scope, 'tenant'>,
): PractitionerRecord {
  const isShown = ({ facility_id }: { facility_id: number }) => {
    const facility = facilities.get(facility_id)
    return facility !== undefined && isShownTo(facility.whitelabels, scope)
  }
  return {
    ...record,
    locations: record.locations.filter(isShown),
    services: record.services.filter(isShown),
    rules: record.rules.filter(isShown),
  }
}
