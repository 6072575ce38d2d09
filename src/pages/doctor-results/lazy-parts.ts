import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { lateEmpty } from '#src/features/search/list/late-empty.tsx'
import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

export const SideFilters = hydrateWhenNear('side-filters', () => import('./side-filters.tsx'), 'SideFilters')
/** On a phone it is put away until the line of what was searched is pressed. */
export const ResultsSearch = hydrateWhenNear('search', () => import('./results-search.tsx'), 'ResultsSearch')
/** The filters on a phone. */
export const loadFilterSheet = () =>
  import('./doctor-filter-sheet.tsx').then(({ DoctorFilterSheet }) => DoctorFilterSheet)
/** The map of the list, once it is opened. */
export const loadDoctorsMap = () => import('./rare-parts.ts').then(({ DoctorsMap }) => DoctorsMap)
/** What stands in place of an empty list. */
export const NoDoctors = lateEmpty(
  () => import('./rare-parts.ts').then(({ NoDoctors }) => NoDoctors),
  PractitionerCardSkeleton,
)
