import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { documentAccesses, documentFiles } from '#server/db/schema/documents'
import type { FileStore } from '#server/files/file-store'
import { folderOf, giveUpUnwanted, isLoose, type FileRow } from './file-repository.ts'

/**
 * Removes the bytes of files that were given up, and then their rows. Done again after a failure or a crash, it removes what is left.
 */
export async function removeFiles(
  db: Database,
  store: FileStore,
  files: Pick<FileRow, 'id' | 'tenantCode'>[],
): Promise<void> {
  for (const file of files) {
    await store.clear(folderOf(file))
    await db.delete(documentFiles).where(and(eq(documentFiles.id, file.id), isLoose))
  }
}

const hoursLoose = 24
const mostAtOnce = 500

/** Removes files that were given up or never put into a document for a day, and accesses that ended. Returns how many files. */
export async function removeUnwantedFiles(db: Database, store: FileStore, now: Date): Promise<number> {
  await db.delete(documentAccesses).where(lte(documentAccesses.expiresAt, now))
  const unwanted = await giveUpUnwanted(db, new Date(now.getTime() - hoursLoose * 3_600_000), mostAtOnce)
  await removeFiles(db, store, unwanted)
  return unwanted.length
}
