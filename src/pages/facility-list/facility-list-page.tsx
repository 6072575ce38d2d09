import { ClinicSearch } from '#src/features/clinic-search/clinic-search.tsx'

/** The clinics, or the hospitals, of a city (R19). */
export function FacilityListPage() {
  return <ClinicSearch />
}
