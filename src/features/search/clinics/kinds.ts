import { hospitalTypes } from '#contract/facility-kind'

/** Kinds of facility a list can be filtered by; empty for all. */
export const facilityKinds = [
  'clinics-medical-centres',
  'medical-center',
  'polyclinic',
  'clinic-group',
  'hospitals',
  'hospital-group',
] as const
export type FacilityKind = (typeof facilityKinds)[number]

/**
 * The kind in an address: by its first word (R16), else by its `facility_slug`, of which one value means everything except
 * hospitals and any other a hospital (Q07). `clinic` and `facility` mean all kinds.
 */
export function kindOf(facilityTitle: string | undefined, facilitySlug: string | undefined): FacilityKind | '' {
  if (facilityTitle === 'hospital') return 'hospitals'
  const own = facilityKinds.find((kind) => kind === facilityTitle)
  if (own) return own
  if (!facilitySlug) return ''
  return facilitySlug === 'clinics-medical-centres' ? 'clinics-medical-centres' : 'hospitals'
}

/** The words of an address for a kind. */
export function kindAddress(kind: FacilityKind | ''): { facilityTitle?: string; facility_slug?: string } {
  if (kind === '') return {}
  if (kind === 'hospitals') return { facilityTitle: 'hospital' }
  return kind === 'clinics-medical-centres' ? { facility_slug: kind } : { facilityTitle: kind }
}

/** The attribute `clinicType` of a kind, as facet filters: the outer list is AND, the inner ones OR. */
export function kindFilters(kind: FacilityKind | ''): string[][] {
  if (kind === '') return []
  if (kind === 'hospitals') return [hospitalTypes.map((type) => `clinicType:${type}`)]
  if (kind === 'clinics-medical-centres') return hospitalTypes.map((type) => [`clinicType:-${type}`])
  return [[`clinicType:${kind}`]]
}

/** The number of facilities of each kind, from the number of each type. */
export function countKinds(types: Readonly<Record<string, number>>): Record<string, number> {
  if (Object.keys(types).length === 0) return {}
  const all = Object.values(types).reduce((sum, count) => sum + count, 0)
  const inHospitals = hospitalTypes.reduce((sum, type) => sum + (types[type] ?? 0), 0)
  return { ...types, hospitals: inHospitals, 'clinics-medical-centres': all - inHospitals }
}
