import type { NewDocument } from '#contract/documents'
import type { ChangeWithFiles } from '#workers/outbox/kept-file'

/** Name of this kind of change: a document is added with its files (C42, N03). */
export const documentKindName = 'added_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A document that is to be added, as the device stores it until it is sent; its title and files are forgotten with the answer. */
export type DocumentChange = ChangeWithFiles & { words: Omit<NewDocument, 'files'> }

/** What of it is told outside the documents; forgotten with the answer. */
export type KeptDocumentSubject = { title?: string; bytes?: number }

/** The id of a new entry, which is its idempotency key too. */
export const newDocumentId = (): string => `document.${crypto.randomUUID()}`
