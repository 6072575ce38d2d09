import type { AppointmentDocument } from '#contract/appointment-documents'
import type { VisitDocument } from '#server/domain/documents/appointment-documents'
import { toFile } from '../documents/document-view.ts'

/** The wire form of a document of an appointment (N08). */
export const toAppointmentDocument = ({ document, file }: VisitDocument): AppointmentDocument => ({
  id: document.id,
  kind: document.kind,
  file: toFile(file),
  ...(document.isOfPractitioner && { from_practitioner: true as const }),
  created_at: document.createdAt.toISOString(),
})
