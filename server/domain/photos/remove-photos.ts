import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { accountPhotos } from '#server/db/schema/photos'
import type { FileStore } from '#server/files/file-store'
import { listUnwanted, photoFolderOf, type PhotoRow } from './photo-repository.ts'

/** Removes the bytes of photos that nobody is shown, and then their rows. Done again after a failure or a crash, it removes what is left. */
export async function removePhotos(db: Database, store: FileStore, photos: readonly PhotoRow[]): Promise<void> {
  for (const photo of photos) {
    await store.clear(photoFolderOf(photo))
    await db.delete(accountPhotos).where(and(eq(accountPhotos.id, photo.id), ne(accountPhotos.state, 'ready')))
  }
}

const hoursIncoming = 1
const mostAtOnce = 500

/** Removes photos that were given up or never stored to their end. Returns how many. */
export async function removeUnwantedPhotos(db: Database, store: FileStore, now: Date): Promise<number> {
  const unwanted = await listUnwanted(db, new Date(now.getTime() - hoursIncoming * 3_600_000), mostAtOnce)
  await removePhotos(db, store, unwanted)
  return unwanted.length
}
