/** Name of this kind of change: a document is deleted with its files (C43). */
export const documentRemovalKindName = 'removed_document'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A deletion as the device stores it until it is sent; `title` is forgotten with the answer. */
export type DocumentRemovalChange = { documentId: string; title: string }

/** The id of a deletion's entry: a document is deleted once. */
export const documentRemovalIdOf = (documentId: string): string => `document-removal.${documentId}`
