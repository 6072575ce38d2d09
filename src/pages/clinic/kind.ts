import { dictionary } from '#contract/dictionary'

/** What a facility is called, by the word of the directory for its kind; a clinic where the word is unknown. */
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
