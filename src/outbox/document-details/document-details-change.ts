import type { NewDocument } from '#contract/documents'
import type { KeptFile } from '#workers/outbox/kept-file'

/** Name of this kind of change: what is told of a stored document, and which of its files stay (C43, N03). */
export const documentDetailsKindName = 'changed_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/**
 * A change of a document as the device stores it until it is sent; the whole document is written by it. `files` are ids of those that stay of the
 * `known` ones, which it had when it was read; `added` are new ones, which older entries do not have. What was told is forgotten with the answer.
 */
export type DocumentDetailsChange = {
  documentId: string
  words: Omit<NewDocument, 'files'>
  files: string[]
  known: string[]
  added?: KeptFile[]
}

/** What of it is told outside the documents; forgotten with the answer. `bytes` is how large new files are. */
export type ChangedDocumentSubject = { title?: string; bytes?: number }

/** The form that is sent, with the ids of new files (C43). */
export const toChangedForm = ({ words, files, known }: DocumentDetailsChange, added: string[]) => ({
  ...words,
  files: added,
  document_file_ids: files,
  known_file_ids: known,
})

/** The id of a new entry. */
export const newDocumentDetailsId = (): string => `document-details.${crypto.randomUUID()}`
