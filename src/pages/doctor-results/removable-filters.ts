import type { AppContext } from '#src/context/app-context.ts'
import { type DoctorCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { chosenValues, withoutFacet } from '#src/features/search/doctors/filter-choices.ts'
import type { Facet } from '#src/features/search/doctors/facets.ts'
import { toTotalQuestion } from '#src/features/search/doctors/to-search-params.ts'
import type { RemovableFilter } from '#src/features/search/list/filters-to-remove.tsx'
import { type RemovablePartsInput, removableParts } from '#src/features/search/list/removable-parts.ts'
import { positionOf } from '#src/queries/position.ts'
import type { Links } from '#src/routes/links.ts'

/** Parts of a search for doctors that can be removed, one at a time. */
export function removableFilters(
  app: AppContext,
  links: Links,
  criteria: DoctorCriteria,
  naming: Pick<RemovablePartsInput<Facet, DoctorCriteria>, 'nameOf' | 'typed'>,
): RemovableFilter[] {
  const without = (facet: Facet) => withoutFacet(criteria, facet)
  return removableParts(criteria, { ...naming, chosen: chosenValues(criteria), without }).map(({ names, rest }) => ({
    names,
    href: links.results(writeCriteria(rest)),
    question: toTotalQuestion(rest, app.locale.country, positionOf(app)),
  }))
}
