import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

/** What stands below the first screen. */
export const DoctorDetails = hydrateWhenNear('details', () => import('./doctor-details.tsx'), 'DoctorDetails')
export const BesideDoctor = hydrateWhenNear('beside', () => import('./beside-doctor.tsx'), 'BesideDoctor')
