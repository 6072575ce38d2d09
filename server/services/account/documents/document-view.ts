import type { ChangedDocument, DocumentFile, FileProgress, PatientDocument } from '#contract/documents'
import type { WholeDocument } from '#server/domain/documents/change-documents'
import type { DocumentWords } from '#server/domain/documents/document-repository'
import type { FileRow } from '#server/domain/documents/file-repository'

/** The wire form of a document (N03). */
export const toDocument = ({ document, files }: WholeDocument): PatientDocument => ({
  id: document.id,
  document_type: document.documentType,
  document_title: document.title,
  tag_id: document.tagId,
  ...(document.notes !== null && { notes: document.notes }),
  ...(document.relativeId !== null && { patient_relative_id: document.relativeId }),
  files: files.map(toFile),
  created_at: document.createdAt.toISOString(),
})

/** The wire form of a stored file. */
export const toFile = ({ id, name, mediaType, bytes }: FileRow): DocumentFile => ({
  id,
  name,
  media_type: mediaType as DocumentFile['media_type'],
  bytes,
})

/** How far a file has come. */
export const toProgress = (file: FileRow): FileProgress => ({
  id: file.id,
  received: file.received,
  ...(file.state === 'ready' && { file: toFile(file) }),
})

/** What a form says of a document: what it leaves out is not told. */
export const toWords = (
  form: Omit<ChangedDocument, 'files' | 'document_file_ids' | 'known_file_ids'>,
): DocumentWords => ({
  documentType: form.document_type,
  title: form.document_title,
  tagId: form.tag_id,
  notes: form.notes ?? null,
  relativeId: form.patient_relative_id ?? null,
})
