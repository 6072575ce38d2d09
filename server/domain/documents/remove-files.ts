import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { documentAccesses, documentFiles } from '#server/db/schema/documents'
import { workOnAll, workThrough, type OnFailure } from '#server/domain/work-through'
import type { FileStore } from '#server/files/file-store'
import { folderOf, giveUpUnwanted, isLoose, type FileRow } from './file-repository.ts'

type GivenUp = Pick<FileRow, 'id' | 'tenantCode'>

/**
 * Removes the bytes of files that were given up, and then their rows. Done again after a failure or a crash, it removes what is left. Where one
 * cannot be removed it throws when the others are.
 */
export const removeFiles = (db: Database, store: FileStore, files: readonly GivenUp[]): Promise<void> =>
  workOnAll(files, (file) => removeFile(db, store, file))

async function removeFile(db: Database, store: FileStore, file: GivenUp): Promise<void> {
  await store.clear(folderOf(file))
  await db.delete(documentFiles).where(and(eq(documentFiles.id, file.id), isLoose))
}

const hoursLoose = 24
const mostAtOnce = 500

/**
 * Removes files that were given up or never put into a document for a day, and accesses that ended. Returns how many files. Where some cannot be
 * removed it throws when the others are.
 */
export async function removeUnwantedFiles(
  db: Database,
  store: FileStore,
  now: Date,
  onFailure?: OnFailure,
): Promise<number> {
  await db.delete(documentAccesses).where(lte(documentAccesses.expiresAt, now))
  const before = new Date(now.getTime() - hoursLoose * 3_600_000)
  const find = (after: string | undefined, most: number) => giveUpUnwanted(db, before, { after, most })
  return workThrough(find, { work: (file) => removeFile(db, store, file), onFailure, most: mostAtOnce })
}
