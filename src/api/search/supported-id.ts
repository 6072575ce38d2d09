import { shippedCountries, type Country } from '#contract/locale'

/**
 * A hit of a country that neither ships with the product nor is the page's own gets its `unique_id` as id (S30, T07). A hit that was requested without its
 * country keeps its id: the query named the country.
 */
export function withSupportedId<Hit extends { id: string; unique_id: string; countryCode: string }>(
  hit: Hit,
  own?: Country,
): Hit {
  const { countryCode }: { countryCode?: string } = hit
  const isKnown = countryCode === undefined || countryCode === own || shippedCountries.includes(countryCode)
  return isKnown ? hit : { ...hit, id: hit.unique_id }
}
