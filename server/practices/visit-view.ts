import type { PracticeAppointment } from '#contract/practice'
import type { PracticeVisit } from '#server/domain/practices/list-appointments'

/** An appointment on the wire. */
export const toPracticeAppointment = ({
  number,
  status,
  during,
  kind,
  practitioner,
}: PracticeVisit): PracticeAppointment => ({
  appointment_number: number,
  status,
  start: during.from.toISOString(),
  end: during.to.toISOString(),
  consultation_type: kind,
  practitioner: { id: String(practitioner.id), source: practitioner.source, source_id: practitioner.sourceId },
})
