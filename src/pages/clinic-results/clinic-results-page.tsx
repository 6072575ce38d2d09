import { ClinicSearch } from '#src/features/clinic-search/clinic-search.tsx'

/** Clinics and hospitals by kind, city and speciality (R16, R18), and hospitals alone (R20). */
export function ClinicResultsPage() {
  return <ClinicSearch />
}
