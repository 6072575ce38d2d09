/** One part of a search, by its names, and the criteria without it. */
export type RemovablePart<Criteria> = { names: string[]; rest: Criteria }

export type RemovablePartsInput<Facet extends string, Criteria> = {
  /** All chosen filter values. */
  chosen: readonly { facet: Facet; value: string }[]
  nameOf: (facet: Facet, value: string) => string
  /** The typed words as the name of a filter. */
  typed: (words: string) => string
  without: (facet: Facet) => Criteria
}

/**
 * Parts of a search that can be removed one at a time: a facet with all its values, or the words. Empty where there is only
 * one.
 */
export function removableParts<Facet extends string, Criteria extends { query: string }>(
  criteria: Criteria,
  { chosen, nameOf, typed, without }: RemovablePartsInput<Facet, Criteria>,
): RemovablePart<Criteria>[] {
  const parts = [...new Set(chosen.map(({ facet }) => facet))].map((facet) => ({
    names: chosen.filter((one) => one.facet === facet).map(({ value }) => nameOf(facet, value)),
    rest: without(facet),
  }))
  if (criteria.query) parts.push({ names: [typed(criteria.query)], rest: { ...criteria, query: '' } })
  return parts.length > 1 ? parts : []
}
