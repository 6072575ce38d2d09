import type { Appointment } from '#contract/appointment'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'

/** What is known of a visit that may have to do with earlier times; without `earlier` where only the device's copy is known. */
export type EarlierVisit = Pick<Appointment, 'id' | 'start' | 'time_zone' | 'fee' | 'practitioner'> &
  Partial<Pick<Appointment, 'earlier'>>

/** The visit as a change of it is told elsewhere. */
export const toChangedVisit = ({
  id,
  practitioner,
  start,
  time_zone,
}: Pick<Appointment, 'id' | 'practitioner' | 'start' | 'time_zone'>): ChangedVisit => ({
  appointmentId: id,
  practitionerName: practitioner.fullName,
  start,
  timeZone: time_zone,
})
