type Choosable<Facet extends string> = Readonly<Record<Facet, string | readonly string[]>>

/** The criteria with a value chosen, or, of a facet with several values, removed if it was chosen. */
export function withChoice<Facet extends string, Criteria extends Choosable<Facet>>(
  criteria: Criteria,
  facet: Facet,
  value: string,
): Criteria {
  const chosen: string | readonly string[] = criteria[facet]
  if (typeof chosen === 'string') return { ...criteria, [facet]: chosen === value ? '' : value }
  return { ...criteria, [facet]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] }
}

/** The criteria without any value of a facet. */
export function withoutFacet<Facet extends string, Criteria extends Choosable<Facet>>(
  criteria: Criteria,
  facet: Facet,
): Criteria {
  return { ...criteria, [facet]: Array.isArray(criteria[facet]) ? [] : '' }
}

/** The chosen values of a facet. */
export function chosenOf<Facet extends string>(criteria: Choosable<Facet>, facet: Facet): string[] {
  return [criteria[facet]].flat().filter((value) => value !== '')
}

/** All chosen filter values, in the order of the facets. */
export function allChosen<Facet extends string>(
  criteria: Choosable<Facet>,
  facets: readonly Facet[],
): { facet: Facet; value: string }[] {
  return facets.flatMap((facet) => chosenOf(criteria, facet).map((value) => ({ facet, value })))
}
