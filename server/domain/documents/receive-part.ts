import { randomUUID } from 'node:crypto'
import { documentLimits } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { readWhole, type FileStore } from '#server/files/file-store'
import { createFileRepository, folderOf, keyOf, type FileRow, type Owner } from './file-repository.ts'
import { refusedFile } from './inspection/refuse-file.ts'
import { inspectFile, type Scan } from './inspection/inspect-file.ts'
import { removeFiles } from './remove-files.ts'

type Tools = { db: Database; store: FileStore; scan: Scan | undefined }
type Part = { id: string; offset: number; bytes: Buffer }

/** Parts that a file may come in. */
const mostParts = 1_000

/**
 * How a server takes files in parts. Servers of one database may be sent the same bytes, or finish the same file, at once: each stores what
 * it has under a name of its own, and the database lets one of them count.
 */
export function createReceiver(tools: Tools) {
  /** Files that are being inspected: a sender who heard nothing asks again, and is answered with the first. */
  const finishing = new Map<string, Promise<FileRow>>()

  function finishOnce(owner: Owner, file: FileRow): Promise<FileRow> {
    const running = finishing.get(file.id) ?? finish(tools, owner, file).finally(() => finishing.delete(file.id))
    finishing.set(file.id, running)
    return running
  }

  /**
   * Takes the next bytes of a file. Bytes of elsewhere in it change nothing: the answer says how many have come, and the sender goes on from
   * there. With the last of them the file is inspected and stored; one that is refused is removed with everything that came of it.
   *
   * Throws `not_found`, `file_refused`, and `unavailable` where it cannot be inspected now: the last part is sent again then.
   */
  return async function receivePart(owner: Owner, { id, offset, bytes }: Part): Promise<FileRow> {
    const file = await createFileRepository(tools.db, owner).find(id)
    if (!file) throw problem('not_found')
    if (file.state === 'ready') return file
    if (offset + bytes.length > file.bytes) throw problem('payload_too_large')
    const known = file.received === offset && bytes.length > 0 ? await storePart(tools, owner, file, bytes) : file
    return known.received < known.bytes || known.state === 'ready' ? known : finishOnce(owner, known)
  }
}

/** Stores the bytes that a file stands at. Returns where it stands now, also where another server's bytes are the ones that count. */
async function storePart({ db, store }: Tools, owner: Owner, file: FileRow, bytes: Buffer): Promise<FileRow> {
  if (file.stored.length >= mostParts) throw problem('payload_too_large')
  const files = createFileRepository(db, owner)
  const name = `part-${file.received}-${randomUUID()}`
  await store.put(keyOf(file, name), bytes)
  const advanced = await files.advance(file.id, { offset: file.received, length: bytes.length, name })
  return advanced ?? leaveToOther({ db, store }, owner, file, name)
}

async function finish({ db, store, scan }: Tools, owner: Owner, file: FileRow): Promise<FileRow> {
  const files = createFileRepository(db, owner)
  try {
    const { mediaType, bytes } = await inspectFile(() => gather(store, file), scan)
    const name = `whole-${randomUUID()}`
    await store.put(keyOf(file, name), bytes)
    const finished = await files.finish(file.id, { mediaType, bytes: bytes.length, stored: [name] })
    if (!finished) return await leaveToOther({ db, store }, owner, file, name)
    for (const part of file.stored) await store.remove(keyOf(file, part))
    return finished
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'file_refused')) throw failure
    if (await files.refuse(file.id)) await removeFiles(db, store, [file])
    // Its parts were not there any more because another server has finished it.
    const finished = await files.find(file.id)
    if (finished?.state === 'ready') return finished
    throw failure
  }
}

/** Removes what was stored in vain: what another server stored counts. Throws `not_found` where the file was given up. */
async function leaveToOther(
  { db, store }: Pick<Tools, 'db' | 'store'>,
  owner: Owner,
  file: FileRow,
  name: string,
): Promise<FileRow> {
  const known = await createFileRepository(db, owner).find(file.id)
  // Its folder was cleared before these bytes came into it.
  await (known ? store.remove(keyOf(file, name)) : store.clear(folderOf(file)))
  if (!known) throw problem('not_found')
  return known
}

/** Gives up a file that is in no document, and removes what is stored of it. False where there is none. */
export async function giveUpFile(
  { db, store }: Pick<Tools, 'db' | 'store'>,
  owner: Owner,
  id: string,
): Promise<boolean> {
  if (!(await createFileRepository(db, owner).dropLoose(id))) return false
  await removeFiles(db, store, [{ id, tenantCode: owner.tenantCode }])
  return true
}

/** The parts of a file as one. Throws `file_refused` where they do not make it up. */
async function gather(store: FileStore, file: FileRow): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const name of file.stored) {
    const stream = await store.open(keyOf(file, name))
    const part = stream && (await readWhole(stream, documentLimits.partBytes))
    if (!part) throw refusedFile('broken')
    parts.push(part)
  }
  const whole = Buffer.concat(parts)
  if (whole.length !== file.bytes) throw refusedFile('broken')
  return whole
}
