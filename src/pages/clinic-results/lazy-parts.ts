import { FacilityCardSkeleton } from '#src/features/facility-card/facility-card.tsx'
import { lateEmpty } from '#src/features/search/list/late-empty.tsx'
import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

export const SideFilters = hydrateWhenNear(
  'side-filters',
  () => import('./side-clinic-filters.tsx'),
  'SideClinicFilters',
)
/** The filters on a phone. */
export const loadFilterSheet = () =>
  import('./clinic-filter-sheet.tsx').then(({ ClinicFilterSheet }) => ClinicFilterSheet)
/** The map of the list, once it is opened. */
export const loadClinicsMap = () => import('./rare-parts.ts').then(({ ClinicsMap }) => ClinicsMap)
/** What stands in place of an empty list. */
export const NoClinics = lateEmpty(
  () => import('./rare-parts.ts').then(({ NoClinics }) => NoClinics),
  FacilityCardSkeleton,
)
