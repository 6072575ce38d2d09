import type { AppContext } from '#src/app/context.ts'
import { type DoctorCriteria, writeCriteria } from '#src/features/doctor-search/criteria.ts'
import { chosenValues, withoutFacet } from '#src/features/doctor-search/filter-choices.ts'
import type { Facet } from '#src/features/doctor-search/facets.ts'
import { toTotalQuestion } from '#src/features/doctor-search/to-search-params.ts'
import type { FilterToLetGo } from '#src/features/search-list/letting-go.tsx'
import { type LetGoParts, partsToLetGo } from '#src/features/search-list/parts-to-let-go.ts'
import { positionOf } from '#src/queries/position.ts'
import type { Links } from '#src/routes/links.ts'

/** What can be taken away from a search of doctors, one at a time. */
export function filtersToLetGo(
  app: AppContext,
  links: Links,
  criteria: DoctorCriteria,
  naming: Pick<LetGoParts<Facet, DoctorCriteria>, 'nameOf' | 'typed'>,
): FilterToLetGo[] {
  const without = (facet: Facet) => withoutFacet(criteria, facet)
  return partsToLetGo(criteria, { ...naming, chosen: chosenValues(criteria), without }).map(({ names, rest }) => ({
    names,
    href: links.results(writeCriteria(rest)),
    question: toTotalQuestion(rest, app.locale.country, positionOf(app)),
  }))
}
