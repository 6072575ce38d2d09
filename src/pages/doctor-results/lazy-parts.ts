import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

export const SideFilters = hydrateWhenNear('side-filters', () => import('./side-filters.tsx'), 'SideFilters')
/** On a phone it is put away until the line of what was searched is pressed. */
export const ResultsSearch = hydrateWhenNear('search', () => import('./results-search.tsx'), 'ResultsSearch')
/** The filters on a phone. */
export const loadFilterSheet = () =>
  import('./doctor-filter-sheet.tsx').then(({ DoctorFilterSheet }) => DoctorFilterSheet)
