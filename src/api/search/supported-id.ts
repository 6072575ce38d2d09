import { shippedCountries } from '#contract/locale'

/**
 * A hit of a country that is not on the list gets its `unique_id` as id (S30, T07). A hit that was requested without its
 * country keeps its id: the query named the country.
 */
export function withSupportedId<Hit extends { id: string; unique_id: string; countryCode: string }>(hit: Hit): Hit {
  const { countryCode }: { countryCode?: string } = hit
  const isKnown = countryCode === undefined || shippedCountries.includes(countryCode)
  return isKnown ? hit : { ...hit, id: hit.unique_id }
}
