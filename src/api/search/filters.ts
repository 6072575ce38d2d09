/** Only entries that patients may see (V14). */
export const defaultFilters = 'published:true AND fg_test:false'

/** Plans whose doctors are listed (V14), as one group of alternatives. */
export const defaultPlans: readonly string[] = ['plan:1', 'plan:2']

/** The attribute of the index for each consultation type. */
export const visitMarks = { clinic: 'fg_clinic', telemedicine: 'fg_online', homecare: 'fg_homecare' } as const

/** A filter expression with the default filters in front of it. */
export function withDefaults(filters?: string): string {
  return filters ? `${defaultFilters} AND (${filters})` : defaultFilters
}

/** Facet filters with the default plans beside them: the outer list is AND, the inner OR. */
export function withPlans(facetFilters?: FacetFilters): (string | string[])[] {
  const given = facetFilters === undefined ? [] : typeof facetFilters === 'string' ? [facetFilters] : facetFilters
  return [...given, [...defaultPlans]]
}
export type FacetFilters = string | (string | string[])[]

/** A value quoted for the filter language, whatever characters it has. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}
