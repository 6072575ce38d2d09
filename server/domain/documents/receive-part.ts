import { documentLimits } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { readWhole, type FileStore } from '#server/files/file-store'
import { createFileRepository, folderOf, type FileRow, type Owner } from './file-repository.ts'
import { refusedFile } from './judging/refuse-file.ts'
import { judgeFile, type Scan } from './judging/judge-file.ts'
import { removeFiles } from './remove-files.ts'

type Tools = { db: Database; store: FileStore; scan: Scan | undefined }
type Part = { id: string; offset: number; bytes: Buffer }

/** Where the whole file is, once it was judged. */
export const wholeOf = (file: Pick<FileRow, 'tenantCode' | 'id'>): string => `${folderOf(file)}/whole`
const partOf = (file: FileRow, offset: number) => `${folderOf(file)}/part-${offset}`

/**
 * Takes the next bytes of a file. Bytes of elsewhere in it change nothing: the answer says how many have come, and the sender goes on from
 * there. With the last of them the file is judged and stored; one that is refused is removed with everything that came of it.
 *
 * Throws `not_found`, `file_refused`, and `unavailable` where it cannot be judged now: the last part is sent again then.
 */
export async function receivePart(tools: Tools, owner: Owner, { id, offset, bytes }: Part): Promise<FileRow> {
  const files = createFileRepository(tools.db, owner)
  const file = await files.find(id)
  if (!file) throw problem('not_found')
  if (file.state === 'ready') return file
  if (offset + bytes.length > file.bytes) throw problem('payload_too_large')
  let known = file
  if (file.received === offset && bytes.length > 0) {
    await tools.store.put(partOf(file, offset), bytes)
    const advanced = (await files.advance(id, offset, bytes.length)) ?? (await files.find(id))
    if (!advanced) {
      // It was given up meanwhile, and its folder cleared before these bytes came into it.
      await tools.store.clear(folderOf(file))
      throw problem('not_found')
    }
    known = advanced
  }
  return known.received < known.bytes || known.state === 'ready' ? known : finishOnce(tools, owner, known)
}

/** Files that are being judged: a sender who heard nothing asks again, and is answered with the first. */
const finishing = new Map<string, Promise<FileRow>>()

function finishOnce(tools: Tools, owner: Owner, file: FileRow): Promise<FileRow> {
  const running = finishing.get(file.id) ?? finish(tools, owner, file).finally(() => finishing.delete(file.id))
  finishing.set(file.id, running)
  return running
}

async function finish({ db, store, scan }: Tools, owner: Owner, file: FileRow): Promise<FileRow> {
  const files = createFileRepository(db, owner)
  try {
    const { mediaType, bytes } = await judgeFile(await gather(store, file), scan)
    await store.put(wholeOf(file), bytes)
    const finished = await files.finish(file.id, { mediaType, bytes: bytes.length })
    if (!finished) throw problem('not_found')
    await removeParts(store, file)
    return finished
  } catch (failure) {
    if (failure instanceof Problem && lasting.has(failure.code)) await giveUpFiles({ db, store }, owner, [file])
    throw failure
  }
}

/** After these nothing of the file is of use. */
const lasting: ReadonlySet<string> = new Set(['file_refused', 'not_found'])

/** Gives up files of an account, and removes what is stored of them. */
export async function giveUpFiles(
  { db, store }: Pick<Tools, 'db' | 'store'>,
  owner: Owner,
  files: Pick<FileRow, 'id' | 'tenantCode'>[],
): Promise<void> {
  await createFileRepository(db, owner).doom(files.map(({ id }) => id))
  await removeFiles(db, store, files)
}

/** The parts of a file as one. Throws `file_refused` where they do not make it up. */
async function gather(store: FileStore, file: FileRow): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let offset = 0; offset < file.bytes;) {
    const stream = await store.open(partOf(file, offset))
    const part = stream && (await readWhole(stream, documentLimits.partBytes))
    if (!part?.length) throw refusedFile('broken')
    parts.push(part)
    offset += part.length
  }
  return Buffer.concat(parts, file.bytes)
}

async function removeParts(store: FileStore, file: FileRow): Promise<void> {
  for (let offset = 0; offset < file.bytes;) {
    const stream = await store.open(partOf(file, offset))
    const part = stream && (await readWhole(stream, documentLimits.partBytes))
    if (!part?.length) return
    await store.remove(partOf(file, offset))
    offset += part.length
  }
}
