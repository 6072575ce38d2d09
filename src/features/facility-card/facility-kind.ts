import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './facility-card.messages.ts'

/** The name of a facility type; an unknown type is a clinic. */
export const facilityKind = (clinicType: string): MessageDescriptor => kinds.get(clinicType) ?? messages.clinic

const kinds = new Map<string, MessageDescriptor>([
  ['clinic', messages.clinic],
  ['medical-center', messages.medicalCentre],
  ['polyclinic', messages.polyclinic],
  ['clinic-group', messages.clinicGroup],
  ['hospital', messages.hospital],
  ['hospital-group', messages.hospitalGroup],
])
