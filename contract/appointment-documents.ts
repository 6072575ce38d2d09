import * as Type from 'typebox'
import { DocumentFile } from '#contract/documents'
import { Instant } from '#contract/wire'

/** What a document of a visit is, for who pays and for the clinic. */
export const appointmentDocumentKinds = ['insurance_front', 'insurance_back', 'insurance_letter', 'other'] as const
export type AppointmentDocumentKind = (typeof appointmentDocumentKinds)[number]

/** Documents of one visit. */
export const mostAppointmentDocuments = 10

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/**
 * Body of a payment or insurance document of an appointment, new (C44) or in place of another (C45). The specification does not show its shape
 * (N08); this is ours: what it is, and a file that was sent before with `announceAppointmentFile` and `sendAppointmentFilePart`.
 */
export const AppointmentDocumentRequest = Type.Object({
  appointment_id: Id,
  kind: Type.Enum(appointmentDocumentKinds),
  file_id: Id,
})
export type AppointmentDocumentRequest = Type.Static<typeof AppointmentDocumentRequest>

/** A document of an appointment (N08): one stored file. */
export const AppointmentDocument = Type.Object({
  id: Id,
  kind: Type.Enum(appointmentDocumentKinds),
  file: DocumentFile,
  /** Sent by the practitioner in a visit by video; absent for what the patient has added. */
  from_practitioner: Type.Optional(Type.Literal(true)),
  created_at: Instant,
})
export type AppointmentDocument = Type.Static<typeof AppointmentDocument>

export const AppointmentAddress = Type.Object({ id: Id })
/** A file of an appointment. */
export const AppointmentFileAddress = Type.Object({ id: Id, file: Id })
