import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { accountPhotos } from '#server/db/schema/photos'
import { workOnAll, workThrough, type OnFailure } from '#server/domain/work-through'
import type { FileStore } from '#server/files/file-store'
import { giveUpUnshown, listUnwanted, photoFolderOf, type PhotoRow } from './photo-repository.ts'

/**
 * Removes the bytes of photos that nobody is shown, and then their rows; the photo there is stays. Done again after a failure or a crash, it
 * removes what is left. Where one cannot be removed it throws when the others are.
 */
export const removePhotos = (db: Database, store: FileStore, photos: readonly PhotoRow[]): Promise<void> =>
  workOnAll(photos, (photo) => removePhoto(db, store, photo))

async function removePhoto(db: Database, store: FileStore, photo: PhotoRow): Promise<void> {
  if (!(await giveUpUnshown(db, photo.id))) return
  await store.clear(photoFolderOf(photo))
  await db.delete(accountPhotos).where(and(eq(accountPhotos.id, photo.id), ne(accountPhotos.state, 'ready')))
}

const hoursIncoming = 1
const mostAtOnce = 500

/**
 * Removes photos that were given up or never stored to their end. Returns how many. Where some cannot be removed it throws when the others are.
 */
export function removeUnwantedPhotos(
  db: Database,
  store: FileStore,
  now: Date,
  onFailure?: OnFailure,
): Promise<number> {
  const before = new Date(now.getTime() - hoursIncoming * 3_600_000)
  const find = (after: string | undefined, most: number) => listUnwanted(db, before, { after, most })
  return workThrough(find, { work: (photo) => removePhoto(db, store, photo), onFailure, most: mostAtOnce })
}
