import { countries } from '#contract/locale'

/**
 * A hit of a country that is not on the list is known by its `unique_id` alone (S30, T07). One that was asked for without its
 * country keeps its id: whoever asks so has named the country in the question.
 */
export function withSupportedId<Hit extends { id: string; unique_id: string; countryCode: string }>(hit: Hit): Hit {
  const { countryCode }: { countryCode?: string } = hit
  const isKnown = countryCode === undefined || countries.some((known) => known === countryCode)
  return isKnown ? hit : { ...hit, id: hit.unique_id }
}
