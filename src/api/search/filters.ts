/** Only what patients may see (V14). */
export const defaultFilters = 'published:true AND fg_test:false'

/** Plans whose members are listed (V14), as one group of alternatives. */
export const defaultPlans: readonly string[] = ['plan:1', 'plan:2']

/** A filter expression with the defaults in front of it. */
export function withDefaults(filters?: string): string {
  return filters ? `${defaultFilters} AND (${filters})` : defaultFilters
}

/** Facet filters with the plans beside what was asked for: the outer list is AND, the inner OR. */
export function withPlans(facetFilters?: FacetFilters): (string | string[])[] {
  const asked = facetFilters === undefined ? [] : typeof facetFilters === 'string' ? [facetFilters] : facetFilters
  return [...asked, [...defaultPlans]]
}
export type FacetFilters = string | (string | string[])[]

/** One attribute that may have any of the values; nothing when there are none. */
export function anyOf(attribute: string, values: readonly string[]): string[] {
  if (values.length === 0) return []
  const terms = values.map((value) => `${attribute}:${quoted(value)}`)
  return terms.length === 1 ? terms : [`(${terms.join(' OR ')})`]
}

/** A value as the filter language takes it whatever is in it. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}
