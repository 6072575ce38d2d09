import type { Database } from '#server/db/open'
import type { Scan } from '#server/domain/documents/inspection/inspect-file'
import { onlyRow } from '#server/domain/documents/only-row'
import { problem } from '#server/errors'
import type { OnFailure } from '#server/domain/work-through'
import type { FileStore } from '#server/files/file-store'
import { drawSquare } from './draw-square.ts'
import { createPhotoRepository, photoKeyOf, type Owner, type PhotoRow } from './photo-repository.ts'
import { removePhotos } from './remove-photos.ts'

type Tools = { db: Database; store: FileStore; scan: Scan | undefined; onFailure: OnFailure }

/**
 * Sets the photo of an account; the one before is removed. Whatever fails, the account has the one or the other. What cannot be removed now is
 * told to `onFailure` and removed by a job.
 *
 * Throws `file_refused`, `unavailable`, and `unauthenticated` where the account was emptied meanwhile.
 *
 * @param tools.db - no transaction
 */
export async function setPhoto(
  { scan, ...tools }: Tools,
  owner: Owner,
  { bytes, now }: { bytes: Buffer; now: Date },
): Promise<void> {
  const { db, store } = tools
  const square = await drawSquare(bytes, scan)
  const photo = onlyRow(await createPhotoRepository(db, owner).announce(square.length, now))
  let replaced: PhotoRow[]
  try {
    await store.put(photoKeyOf(photo), square)
    replaced = await db.transaction((tx) => replace(tx, owner, photo))
  } catch (failure) {
    await removeOrLeave(tools, [photo])
    throw failure
  }
  await removeOrLeave(tools, replaced)
}

/** Removes what nobody is shown, or leaves it to the job: what was changed is changed all the same. */
const removeOrLeave = ({ db, store, onFailure }: Omit<Tools, 'scan'>, photos: PhotoRow[]): Promise<void> =>
  removePhotos(db, store, photos).catch(onFailure)

async function replace(tx: Database, owner: Owner, { id }: PhotoRow): Promise<PhotoRow[]> {
  const photos = createPhotoRepository(tx, owner)
  await photos.lock()
  const replaced = await photos.doom()
  if (!(await photos.show(id))) throw problem('unauthenticated')
  return replaced
}

/** Removes the photo of an account. Returns whether there was one. */
export async function dropPhoto(tools: Omit<Tools, 'scan'>, owner: Owner): Promise<boolean> {
  const dropped = await createPhotoRepository(tools.db, owner).doom()
  await removeOrLeave(tools, dropped)
  return dropped.length > 0
}
