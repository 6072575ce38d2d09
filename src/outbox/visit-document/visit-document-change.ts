import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { ChangedVisit } from '../changed-visit.ts'
import type { ChangeWithFiles, KeptFile } from '#workers/outbox/kept-file'

/** Name of this kind of change: a file is put among the documents of a visit, new or in the place of another (C44, C45). */
export const visitDocumentKindName = 'visit_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/**
 * A document of a visit as the device stores it until it is sent, with one file; `replaces` is the id of the one whose place it takes. One that was
 * kept with a booking (`isOfBooking`) is not announced once it is there: the booking was.
 */
export type VisitDocumentChange = ChangeWithFiles & {
  visit: ChangedVisit
  document: { kind: AppointmentDocumentKind; replaces?: string; isOfBooking?: true }
}

/** What the device stores of the answer. */
export type KeptVisitDocument = { visit: ChangedVisit; seenAt?: string }

/** A visit as it is told outside its own page; `bytes` of what waits is forgotten with the answer. */
export type DocumentedVisit = ChangedVisit & { bytes?: number }

/** The id of the entry of a file that was kept with its key before there was the visit: the same each time. */
export const visitDocumentIdOf = (appointmentId: string, { key }: Pick<KeptFile, 'key'>): string =>
  `visit-document.${appointmentId}.${key}`

/** The id of a new entry, which is its idempotency key too. */
export const newVisitDocumentId = (appointmentId: string): string =>
  `visit-document.${appointmentId}.${crypto.randomUUID()}`
