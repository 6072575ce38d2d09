import type { AppIntl } from '#src/i18n/app-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './clinic-results.messages.ts'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import type { FacilityKind } from '#src/features/search/clinics/kinds.ts'

/** Names of the criteria in the language of the page; empty where there are none. */
export type NamedClinics = { city: string; speciality: string; insurer: string }
type Speaking = Pick<AppIntl, 'formatMessage'>

/** The heading of a list with its number: "12 hospitals for Cardiology in Dubai". */
export function clinicHeading(intl: Speaking, criteria: ClinicCriteria, named: NamedClinics, count: number): string {
  return placed(intl, criteria, named, intl.formatMessage(counts[criteria.kind], { count }))
}

/** The same without the number, for the title of the document. */
export function clinicTitle(intl: Speaking, criteria: ClinicCriteria, named: NamedClinics): string {
  return placed(intl, criteria, named, kindName(intl, criteria.kind))
}

/** The name of a kind: "Hospitals". */
export const kindName = (intl: Speaking, kind: FacilityKind | ''): string => intl.formatMessage(names[kind])

function placed(intl: Speaking, { query }: ClinicCriteria, named: NamedClinics, what: string): string {
  const { city, speciality, insurer } = named
  const where = (everywhere: MessageDescriptor, inCity: MessageDescriptor) => (city ? inCity : everywhere)
  if (query) return intl.formatMessage(where(messages.query, messages.queryIn), { what, query, city })
  if (speciality)
    return intl.formatMessage(where(messages.speciality, messages.specialityIn), { what, speciality, city })
  if (insurer) return intl.formatMessage(where(messages.insurer, messages.insurerIn), { what, insurer, city })
  return city ? intl.formatMessage(messages.inCity, { what, city }) : what
}

const counts: Readonly<Record<FacilityKind | '', MessageDescriptor>> = {
  '': messages.any,
  'clinics-medical-centres': messages.clinicsMedicalCentres,
  'medical-center': messages.medicalCentres,
  polyclinic: messages.polyclinics,
  'clinic-group': messages.clinicGroups,
  hospitals: messages.hospitals,
  'hospital-group': messages.hospitalGroups,
}
const names: Readonly<Record<FacilityKind | '', MessageDescriptor>> = {
  '': messages.allName,
  'clinics-medical-centres': messages.clinicsMedicalCentresName,
  'medical-center': messages.medicalCentresName,
  polyclinic: messages.polyclinicsName,
  'clinic-group': messages.clinicGroupsName,
  hospitals: messages.hospitalsName,
  'hospital-group': messages.hospitalGroupsName,
}
