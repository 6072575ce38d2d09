import type { AppContext } from '#src/context/app-context.ts'
import { withoutFacet } from '#src/features/search/list/choices.ts'
import type { RemovableFilter } from '#src/features/search/list/filters-to-remove.tsx'
import { type RemovablePartsInput, removableParts } from '#src/features/search/list/removable-parts.ts'
import { positionOf } from '#src/queries/position.ts'
import type { Links } from '#src/routes/links.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  type ClinicFacet,
  writeClinicCriteria,
} from '#src/features/search/clinics/criteria.ts'
import { toClinicTotalQuestion } from '#src/features/search/clinics/to-question.ts'

/** Parts of a search for facilities that can be removed, one at a time. */
export function removableClinicFilters(
  app: AppContext,
  links: Links,
  criteria: ClinicCriteria,
  naming: Pick<RemovablePartsInput<ClinicFacet, ClinicCriteria>, 'nameOf' | 'typed'>,
): RemovableFilter[] {
  const place = { country: app.locale.country, position: positionOf(app) }
  const without = (facet: ClinicFacet) => ({
    ...withoutFacet(criteria, facet),
    ...(facet === 'city' ? { isNear: false } : {}),
  })
  const parts = removableParts(criteria, { ...naming, chosen: chosenClinicValues(criteria), without })
  return parts.map(({ names, rest }) => ({
    names,
    href: links.clinics(writeClinicCriteria(rest)),
    question: toClinicTotalQuestion(rest, place),
  }))
}
