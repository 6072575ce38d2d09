import type { DocumentFile } from '#contract/documents'

/** Files of a document as it is written: those that shall be in it, and the ids of those that it had when they were read. */
export type MetFiles = { kept: readonly DocumentFile[]; known: readonly string[] }

/**
 * The same once the document has other files at the server than were known: what was added elsewhere is in it too, what was removed there is
 * not, and what was taken out or put in here stays so.
 */
export function meetFiles({ kept, known }: MetFiles, stored: readonly DocumentFile[]): MetFiles {
  const has = (files: readonly DocumentFile[], id: string) => files.some((file) => file.id === id)
  const left = kept.filter(({ id }) => !known.includes(id) || has(stored, id))
  const added = stored.filter(({ id }) => !known.includes(id) && !has(left, id))
  return { kept: [...left, ...added], known: stored.map(({ id }) => id) }
}
