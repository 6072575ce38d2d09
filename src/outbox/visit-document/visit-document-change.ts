import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { ChangedVisit } from '../changed-visit.ts'
import type { ChangeWithFiles } from '#workers/outbox/kept-file'

/** Name of this kind of change: a file is put among the documents of a visit, new or in the place of another (C44, C45). */
export const visitDocumentKindName = 'visit_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A document of a visit as the device stores it until it is sent, with one file; `replaces` is the id of the one whose place it takes. */
export type VisitDocumentChange = ChangeWithFiles & {
  visit: ChangedVisit
  document: { kind: AppointmentDocumentKind; replaces?: string }
}

/** What the device stores of the answer. */
export type KeptVisitDocument = { visit: ChangedVisit }

/** A visit as it is told outside its own page; `bytes` of what waits is forgotten with the answer. */
export type DocumentedVisit = ChangedVisit & { bytes?: number }

/** The id of a new entry, which is its idempotency key too. */
export const newVisitDocumentId = (appointmentId: string): string =>
  `visit-document.${appointmentId}.${crypto.randomUUID()}`
