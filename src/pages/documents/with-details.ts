import type { PatientDocument } from '#contract/documents'
import type { KeptDocumentChange } from '#src/queries/own-document-changes.ts'

/** A document as it will be once a change is sent: files that came to it meanwhile stay. */
export function withDetails(document: PatientDocument, change: KeptDocumentChange | undefined): PatientDocument {
  if (!change) return document
  const { id, created_at, files } = document
  const isLeft = (file: string) => change.files.includes(file) || !change.known.includes(file)
  return { ...change.words, id, created_at, files: files.filter((file) => isLeft(file.id)) }
}
