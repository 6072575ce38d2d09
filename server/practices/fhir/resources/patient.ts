import type { PatientOfFacility } from '#server/domain/practices/find-patient'
import type { Patient } from 'fhir/r4'

/** Who comes: the name, and what tells people of one name apart. Nothing of papers, insurance, or why. */
export const toPatient = ({ id, firstName, lastName, phone, gender, birthday }: PatientOfFacility): Patient => ({
  resourceType: 'Patient',
  id,
  name: [
    {
      text: [firstName, lastName].filter(Boolean).join(' '),
      ...(lastName !== '' && { family: lastName }),
      ...(firstName !== '' && { given: [firstName] }),
    },
  ],
  ...(phone !== null && { telecom: [{ system: 'phone', value: phone }] }),
  ...((gender === 'female' || gender === 'male') && { gender }),
  ...(birthday !== null && birthday !== '' && { birthDate: birthday }),
})
