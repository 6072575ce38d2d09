/**
 * Facility types that count as hospitals, in lists, sitemaps and for search engines alike: a group of hospitals is one too
 * (Q07).
 */
export const hospitalTypes: readonly string[] = ['hospital', 'hospital-group']

/** Whether a facility of this `clinic_type` counts as a hospital. */
export const isHospital = (clinicType: string): boolean => hospitalTypes.includes(clinicType)
