import type { Database } from '#server/db/open'
import type { Scan } from '#server/domain/documents/judging/judge-file'
import { onlyRow } from '#server/domain/documents/only-row'
import { problem } from '#server/errors'
import type { FileStore } from '#server/files/file-store'
import { drawSquare } from './draw-square.ts'
import { createPhotoRepository, photoKeyOf, type Owner, type PhotoRow } from './photo-repository.ts'
import { removePhotos } from './remove-photos.ts'

type Tools = { db: Database; store: FileStore; scan: Scan | undefined }

/**
 * Sets the photo of an account; the one before is removed. Whatever fails, the account has the one or the other, and nothing else stays.
 *
 * Throws `file_refused`, `unavailable`, and `unauthenticated` where the account was emptied meanwhile.
 *
 * @param tools.db - no transaction
 */
export async function setPhoto(
  { db, store, scan }: Tools,
  owner: Owner,
  { bytes, now }: { bytes: Buffer; now: Date },
): Promise<void> {
  const square = await drawSquare(bytes, scan)
  const photo = onlyRow(await createPhotoRepository(db, owner).announce(square.length, now))
  try {
    await store.put(photoKeyOf(photo), square)
    const replaced = await db.transaction((tx) => replace(tx, owner, photo))
    await removePhotos(db, store, replaced)
  } catch (failure) {
    await removePhotos(db, store, [photo])
    throw failure
  }
}

async function replace(tx: Database, owner: Owner, { id }: PhotoRow): Promise<PhotoRow[]> {
  const photos = createPhotoRepository(tx, owner)
  await photos.lock()
  const replaced = await photos.doom()
  if (!(await photos.show(id))) throw problem('unauthenticated')
  return replaced
}

/** Removes the photo of an account. Returns whether there was one. */
export async function dropPhoto({ db, store }: Omit<Tools, 'scan'>, owner: Owner): Promise<boolean> {
  const dropped = await createPhotoRepository(db, owner).doom()
  await removePhotos(db, store, dropped)
  return dropped.length > 0
}
