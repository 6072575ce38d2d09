import type { Appointment, Reference } from 'fhir/r4'
import type { AppointmentStatus } from '#contract/appointment'
import type { PracticeVisit } from '#server/domain/practices/list-appointments'
import { systems } from '../systems.ts'

/** Statuses of FHIR, of those that a practice is told of. One that is not paid yet, or was not in time, is nothing to a practice. */
export const statusesOfFhir = {
  booked: 'booked',
  fulfilled: 'completed',
  noshow: 'no_show',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<Appointment['status'], AppointmentStatus>>

/** An appointment; who comes only where the key may read patients (`hasPatient`), and the patient agreed. */
export const toAppointment = (
  visit: PracticeVisit,
  { facility, hasPatient }: { facility: Reference; hasPatient: boolean },
): Appointment => ({
  resourceType: 'Appointment',
  id: visit.number,
  identifier: [{ system: systems.appointmentNumber, value: visit.number }],
  status: statusOf(visit.status),
  ...(visit.status === 'cancelled' && { cancelationReason: { coding: [cancelledByPatient] } }),
  serviceType: [{ coding: [{ system: systems.consultationType, code: visit.kind }], text: visit.serviceName }],
  start: visit.during.from.toISOString(),
  end: visit.during.to.toISOString(),
  minutesDuration: Math.round((visit.during.to.getTime() - visit.during.from.getTime()) / 60_000),
  created: visit.createdAt.toISOString(),
  participant: [
    { actor: { reference: `Practitioner/${visit.practitioner.id}`, display: visit.practitioner.nameEn } },
    { actor: facility },
    ...(hasPatient && visit.patientId !== null ? [{ actor: { reference: `Patient/${visit.patientId}` } }] : []),
  ].map((one) => ({ ...one, status: 'accepted' })),
})

const cancelledByPatient = {
  system: 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason',
  code: 'pat',
  display: 'Patient',
}

const statusOf = (status: AppointmentStatus): Appointment['status'] =>
  fhirStatuses.find((one) => statusesOfFhir[one] === status) ?? 'pending'

const fhirStatuses = Object.keys(statusesOfFhir) as (keyof typeof statusesOfFhir)[]
