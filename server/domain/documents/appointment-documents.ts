import { and, asc, eq } from 'drizzle-orm'
import { mostAppointmentDocuments, type AppointmentDocumentKind } from '#contract/appointment-documents'
import type { Database } from '#server/db/open'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { appointments } from '#server/db/schema/appointments'
import { documentFiles } from '#server/db/schema/documents'
import { problem } from '#server/errors'
import { noteEvent } from '../practices/note-event.ts'
import { createDocumentRepository } from './document-repository.ts'
import { createFileRepository, type FileRow, type Owner } from './file-repository.ts'
import { onlyRow } from './only-row.ts'

/** Whose documents: those of an appointment, whose files are the patient's whom the visit is for. */
export type VisitOwner = Owner & { appointmentId: string }

/** A document of a visit with its file. */
export type VisitDocument = { document: typeof appointmentDocuments.$inferSelect; file: FileRow }

/** The owner of the files of an appointment that a call may open. Throws `not_found`. */
export async function readVisitOwner(
  db: Database,
  { tenantCode, id }: { tenantCode: string; id: string },
): Promise<VisitOwner> {
  const [row] = await db
    .select({ accountId: appointments.patientId })
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id)))
  if (!row) throw problem('not_found')
  return { tenantCode, accountId: row.accountId, appointmentId: id }
}

/** The appointment of a document, for the check of who may open it. Throws `not_found`. */
export async function appointmentOf(db: Database, tenantCode: string, documentId: string): Promise<string> {
  const [row] = await db
    .select({ id: appointmentDocuments.appointmentId })
    .from(appointmentDocuments)
    .where(and(eq(appointmentDocuments.tenantCode, tenantCode), eq(appointmentDocuments.id, documentId)))
  if (!row) throw problem('not_found')
  return row.id
}

/** The documents of a visit, in the order they came. */
export const listVisitDocuments = (db: Database, { tenantCode, appointmentId }: VisitOwner): Promise<VisitDocument[]> =>
  db
    .select({ document: appointmentDocuments, file: documentFiles })
    .from(appointmentDocuments)
    .innerJoin(documentFiles, eq(documentFiles.appointmentDocumentId, appointmentDocuments.id))
    .where(and(eq(appointmentDocuments.tenantCode, tenantCode), eq(appointmentDocuments.appointmentId, appointmentId)))
    .orderBy(asc(appointmentDocuments.createdAt), asc(appointmentDocuments.id))

type Attached = { kind: AppointmentDocumentKind; fileId: string; now: Date; isOfPractitioner?: boolean }

/**
 * Puts a file that was sent for a visit among its documents (C44), in the transaction `tx`. Throws `documents_full`, `appointment_cancelled`,
 * and `validation_failed` for a file that is not there.
 */
export async function attachDocument(
  tx: Database,
  owner: VisitOwner,
  { kind, fileId, now, isOfPractitioner = false }: Attached,
): Promise<VisitDocument> {
  const { tenantCode, appointmentId } = owner
  await createDocumentRepository(tx, owner).lock()
  await refuseCancelled(tx, owner)
  const isOfVisit = eq(appointmentDocuments.appointmentId, appointmentId)
  if ((await tx.$count(appointmentDocuments, isOfVisit)) >= mostAppointmentDocuments) throw problem('documents_full')
  const values = { tenantCode, appointmentId, kind, isOfPractitioner, createdAt: now, updatedAt: now }
  const document = onlyRow(await tx.insert(appointmentDocuments).values(values).returning())
  await noteEvent(tx, { appointmentId, type: 'appointment.document_added', now })
  return { document, file: await takeFile(tx, owner, document.id, fileId) }
}

/**
 * Puts another file in the place of a document's (C45), in the transaction `tx`. Returns what was given up, so that its bytes can be removed.
 * Throws what `attachDocument` throws, and `not_found`.
 */
export async function replaceDocument(
  tx: Database,
  owner: VisitOwner,
  { id, kind, fileId, now }: Attached & { id: string },
): Promise<VisitDocument & { dropped: FileRow[] }> {
  await createDocumentRepository(tx, owner).lock()
  await refuseCancelled(tx, owner)
  const before = await findDocument(tx, owner, id)
  // What stands as the practitioner's is what they sent; it can be removed.
  if (before.document.isOfPractitioner) throw problem('not_found')
  const isSame = before.file.id === fileId
  if (!isSame) await createFileRepository(tx, owner).doom([before.file.id])
  const [document] = await tx
    .update(appointmentDocuments)
    .set({ kind, updatedAt: now })
    .where(eq(appointmentDocuments.id, id))
    .returning()
  const file = isSame ? before.file : await takeFile(tx, owner, id, fileId)
  return { document: onlyRow(document ? [document] : []), file, dropped: isSame ? [] : [before.file] }
}

/** Removes a document of a visit, in the transaction `tx`. Returns its file, which is given up. Throws `not_found`. */
export async function removeVisitDocument(tx: Database, owner: VisitOwner, id: string): Promise<FileRow> {
  await createDocumentRepository(tx, owner).lock()
  const { file } = await findDocument(tx, owner, id)
  await createFileRepository(tx, owner).doom([file.id])
  await tx.delete(appointmentDocuments).where(eq(appointmentDocuments.id, id))
  return file
}

async function findDocument(db: Database, owner: VisitOwner, id: string): Promise<VisitDocument> {
  const found = (await listVisitDocuments(db, owner)).find(({ document }) => document.id === id)
  if (!found) throw problem('not_found')
  return found
}

async function takeFile(tx: Database, owner: VisitOwner, documentId: string, fileId: string): Promise<FileRow> {
  const taken = await createFileRepository(tx, owner).attach(fileId, owner.appointmentId, documentId)
  if (taken) return taken
  const fields = [{ path: '/file_id', message: 'is no file that was sent for this appointment' }]
  throw problem('validation_failed', { fields })
}

/** What is cancelled needs no documents any more; those that are there can be removed. */
async function refuseCancelled(tx: Database, { appointmentId }: VisitOwner): Promise<void> {
  const [row] = await tx
    .select({ status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (row?.status === 'cancelled') throw problem('appointment_cancelled')
}
