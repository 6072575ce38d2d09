import type { Filter } from '../filters/filter.ts'

// The index's form of `isShownTo` (server/directory/visibility): the tenants of a document as values of a column.

/** Value of the `whitelabels` attribute of a document that every tenant shows. */
const everyTenant = '*'

/** Tenants that show a document, as filter values: an empty list means all. */
export function tenantColumn(whitelabels: readonly string[]): readonly string[] {
  return whitelabels.length ? whitelabels : [everyTenant]
}

/** Documents that a tenant shows. */
export const shownToTenant = (tenant: string): Filter => ({
  kind: 'or',
  filters: [everyTenant, tenant].map((value) => ({ kind: 'equals', attribute: 'whitelabels', value, position: 0 })),
})

/** The same, of one document by its values. */
export const isInColumn = (values: readonly string[], tenant: string): boolean =>
  values.includes(everyTenant) || values.includes(tenant)
