import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

export const SideFilters = hydrateWhenNear(
  'side-filters',
  () => import('./side-clinic-filters.tsx'),
  'SideClinicFilters',
)
/** The filters on a phone. */
export const loadFilterSheet = () =>
  import('./clinic-filter-sheet.tsx').then(({ ClinicFilterSheet }) => ClinicFilterSheet)
