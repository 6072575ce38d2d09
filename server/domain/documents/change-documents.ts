import { documentLimits } from '#contract/documents'
import type { ChangedElsewhere } from '#contract/wire'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createDocumentRepository, type DocumentRow, type DocumentWords } from './document-repository.ts'
import { createFileRepository, type FileRow, type Owner } from './file-repository.ts'
import { refuseWithheld } from './withheld.ts'

/** A document with its files, in their order. */
export type WholeDocument = { document: DocumentRow; files: FileRow[] }
/** `today` is the day where the patient is, `YYYY-MM-DD`. */
type Wanted = { words: DocumentWords; now: Date; today: string }

/**
 * Adds a document with files that were sent before (C42). Throws `documents_full`, `validation_failed` for a tag, a relative or files that are not
 * there, and `relative_consent_needed` for an adult relative who did not agree.
 *
 * @param tx - a transaction
 */
export async function addDocument(
  tx: Database,
  owner: Owner,
  { words, files, now, today }: Wanted & { files: string[] },
): Promise<WholeDocument> {
  const documents = createDocumentRepository(tx, owner)
  await documents.lock()
  if ((await documents.count()) >= documentLimits.documents) throw problem('documents_full')
  await refuseUnknown(tx, owner, words)
  await refuseWithheld(tx, owner, words, today)
  const document = await documents.add(words, now)
  return { document, files: await putFiles(tx, owner, document.id, files) }
}

type Change = Wanted & {
  id: string
  files: string[]
  /** Ids of the files that it had when it was read; undefined where the caller does not say. */
  knownFiles: string[] | undefined
}

/**
 * Writes a document anew (C43), with the files that stay and those that are added; the others are given up, and returned so that their bytes can be removed.
 * Throws `not_found`, `changed_elsewhere` where it has a file that the caller does not know, or lacks a known one that shall stay, and what `addDocument` throws.
 *
 * @param tx - a transaction
 */
export async function changeDocument(
  tx: Database,
  owner: Owner,
  { id, words, files, knownFiles, now, today }: Change,
): Promise<WholeDocument & { dropped: FileRow[] }> {
  const documents = createDocumentRepository(tx, owner)
  await documents.lock()
  const known = await documents.find(id)
  if (!known) throw problem('not_found')
  await refuseWithheld(tx, owner, known, today)
  await refuseUnknown(tx, owner, words)
  await refuseWithheld(tx, owner, words, today)
  const before = await createFileRepository(tx, owner).ofDocuments([id])
  refuseChanged(
    before.map((file) => file.id),
    { knownFiles, files },
  )
  const dropped = before.filter((file) => !files.includes(file.id))
  await createFileRepository(tx, owner).doom(dropped.map((file) => file.id))
  const document = await documents.change(id, words, now)
  return { document, files: await putFiles(tx, owner, id, files), dropped }
}

/**
 * Removes a document. Returns its files, which are given up. Throws `not_found`.
 *
 * @param tx - a transaction
 */
export async function removeDocument(tx: Database, owner: Owner, id: string): Promise<FileRow[]> {
  const documents = createDocumentRepository(tx, owner)
  await documents.lock()
  if (!(await documents.find(id))) throw problem('not_found')
  const files = createFileRepository(tx, owner)
  const dropped = await files.ofDocuments([id])
  await files.doom(dropped.map((file) => file.id))
  await documents.remove(id)
  return dropped
}

/**
 * Refuses what would undo a change that the caller does not know. One that is sent again after a lost answer meets its own files, and one behind
 * another that was on its way meets what that one has left: neither is changed elsewhere.
 */
function refuseChanged(stored: string[], { knownFiles, files }: Pick<Change, 'knownFiles' | 'files'>): void {
  if (knownFiles === undefined) return
  const isNew = stored.some((id) => !knownFiles.includes(id) && !files.includes(id))
  const isLost = files.some((id) => knownFiles.includes(id) && !stored.includes(id))
  if (!isNew && !isLost) return
  throw problem('changed_elsewhere', {
    fields: [{ path: '/known_file_ids', message: 'are not the files that it has now' }],
    details: { fields: ['files'] } satisfies ChangedElsewhere,
  })
}

async function refuseUnknown(tx: Database, owner: Owner, { tagId, relativeId }: DocumentWords): Promise<void> {
  const documents = createDocumentRepository(tx, owner)
  if (!(await documents.hasTag(tagId))) throw refusedField('/tag_id', 'is no tag of documents')
  if (relativeId !== null && !(await documents.hasRelative(relativeId)))
    throw refusedField('/patient_relative_id', 'is no relative of this account')
}

async function putFiles(tx: Database, owner: Owner, documentId: string, ids: string[]): Promise<FileRow[]> {
  const files = createFileRepository(tx, owner)
  if (ids.length === 0 || ids.length > documentLimits.filesPerDocument || !(await files.putInto(documentId, ids)))
    throw refusedField('/files', 'are not files that were sent for this document')
  return files.ofDocuments([documentId])
}

const refusedField = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
