import { dictionary } from '#contract/dictionary'

/** The message key for a facility type of the directory; a clinic where the type is unknown. */
export function kindOf(clinicType: string): 'clinic' | 'hospital' | 'medicalCenter' | 'polyclinic' | 'group' {
  return kinds[clinicType] ?? 'clinic'
}

const kinds = dictionary<ReturnType<typeof kindOf>>({
  hospital: 'hospital',
  'hospital-group': 'group',
  'clinic-group': 'group',
  'medical-center': 'medicalCenter',
  polyclinic: 'polyclinic',
})
