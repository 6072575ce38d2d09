import { countries } from '#contract/locale'

/** A hit of a country that is not on the list is known by its `unique_id` alone (S30, T07). */
export function withSupportedId<Hit extends { id: string; unique_id: string; countryCode: string }>(hit: Hit): Hit {
  return countries.some((known) => known === hit.countryCode) ? hit : { ...hit, id: hit.unique_id }
}
