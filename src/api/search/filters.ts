/** Only what patients may see (V14). */
export const defaultFilters = 'published:true AND fg_test:false'

/** Plans whose members are listed (V14), as one group of alternatives. */
export const defaultPlans: readonly string[] = ['plan:1', 'plan:2']

/** The mark in the index of each way to be seen. */
export const visitMarks = { clinic: 'fg_clinic', telemedicine: 'fg_online', homecare: 'fg_homecare' } as const

/** A filter expression with the defaults in front of it. */
export function withDefaults(filters?: string): string {
  return filters ? `${defaultFilters} AND (${filters})` : defaultFilters
}

/** Facet filters with the plans beside what was asked for: the outer list is AND, the inner OR. */
export function withPlans(facetFilters?: FacetFilters): (string | string[])[] {
  const given = facetFilters === undefined ? [] : typeof facetFilters === 'string' ? [facetFilters] : facetFilters
  return [...given, [...defaultPlans]]
}
export type FacetFilters = string | (string | string[])[]

/** A value as the filter language takes it whatever is in it. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}
