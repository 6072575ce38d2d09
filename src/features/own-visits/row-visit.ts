import type { Appointment } from '#contract/appointment'

/** What a row tells of a visit. */
export type RowVisit = Pick<Appointment, 'id' | 'status' | 'start' | 'time_zone' | 'consultation_type' | 'payment'> & {
  practitioner: Pick<Appointment['practitioner'], 'fullName' | 'speciality'>
  facility: Pick<Appointment['facility'], 'name'>
  patient?: Pick<Appointment['patient'], 'first_name' | 'patient_relative_id'>
  earlier?: Appointment['earlier']
}
