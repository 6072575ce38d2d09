import type { FileProgress, NewDocument } from '#contract/documents'

/** Name of this kind of change: a document is added with its files (C42, N03). */
export const documentKindName = 'added_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A file of it. What is sent of it is noted with each part, and the next attempt goes on from there. */
export type KeptFile = {
  name: string
  mediaType: string
  /** How large it is. */
  bytes: number
  /** Under which its bytes lie on the device; absent where the platform has them all. */
  bytesId?: string
  /** Key of its announcement. */
  key: string
  /** How the platform calls it, and how much of it has come. */
  sent?: Pick<FileProgress, 'id' | 'received'>
  /** The platform has inspected and stored it. */
  isStored?: true
}

/** A document that is to be added, as the device stores it until it is sent; its title and files are forgotten with the answer. */
export type DocumentChange = { words: Omit<NewDocument, 'files'>; files: KeptFile[] }

/** What of it is told outside the documents; forgotten with the answer. */
export type KeptDocumentSubject = { title?: string; bytes?: number }

/** The id of a new entry, which is its idempotency key too. */
export const newDocumentId = (): string => `document.${crypto.randomUUID()}`
