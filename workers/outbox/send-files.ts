import type { FileProgress, NewFile } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { ChangeWithFiles, KeptFile } from './kept-file.ts'
import type { OutboxEntry } from './entry.ts'

/** The calls that send the files of a change, of a page or of a worker, and what the device has of them. */
export type FileSending = {
  announce: (file: NewFile, idempotencyKey: string) => Promise<FileProgress>
  sendPart: (part: { id: string; offset: number }, bytes: ArrayBuffer) => Promise<FileProgress>
  /** Makes the change itself, with the files as the platform calls them. */
  finish: (fileIds: string[]) => Promise<unknown>
  bytesOf: (bytesId: string) => Promise<ArrayBuffer | undefined>
  /** Stores how far its files are. */
  note: (id: string, files: KeptFile[]) => Promise<void>
}

/**
 * Sends the files of a change, each from where the attempt before stood, and then the change. Files that are in no document are removed by the
 * platform after a day: those that lie on the device are sent anew then. Rejects as the calls do.
 */
export async function sendFiles(entry: OutboxEntry<ChangeWithFiles>, sending: FileSending): Promise<unknown> {
  try {
    return await attempt(entry, sending)
  } catch (failure) {
    if (!isGone(failure)) throw failure
    const files = entry.files.map(begunAnew)
    await sending.note(entry.id, files)
    return attempt({ ...entry, files }, sending)
  }
}

async function attempt(entry: OutboxEntry<ChangeWithFiles>, sending: FileSending): Promise<unknown> {
  let { files } = entry
  for (const [index, kept] of files.entries())
    for await (const file of sendFile(kept, sending)) {
      files = files.with(index, file)
      await sending.note(entry.id, files)
    }
  return sending.finish(files.flatMap(({ sent }) => sent?.id ?? []))
}

/** Sends what is left of a file, and tells after each call how it stands. */
async function* sendFile(kept: KeptFile, { announce, sendPart, bytesOf }: FileSending): AsyncGenerator<KeptFile> {
  if (kept.isStored) return
  const whole = kept.bytesId && (await bytesOf(kept.bytesId))
  // A device that was cleared in part: the document cannot be sent as it was meant.
  if (!whole) throw new Problem('file_refused', { status: 410, details: { reason: 'broken' } })
  let file = kept
  if (!file.sent) yield (file = withProgress(file, await announce({ name: file.name, bytes: file.bytes }, file.key)))
  let partBytes = firstPart
  while (!file.isStored) {
    const { id, received } = file.sent ?? { id: '', received: 0 }
    // The last byte once more asks what became of a file of which all has come.
    const offset = Math.min(received, file.bytes - 1)
    const progress = await sendPart({ id, offset }, whole.slice(offset, offset + partBytes))
    partBytes = Math.min(partBytes * 2, mostPart)
    yield (file = withProgress(file, progress))
  }
}

/** Bytes of the largest part, as `documentLimits` has it: its schemas are no part of a worker. */
export const mostPart = 512 * 1024

/** Bytes of the first part: on a slow network little is lost with a connection. */
const firstPart = 64 * 1024

const withProgress = (file: KeptFile, { id, received, file: stored }: FileProgress): KeptFile => ({
  ...file,
  sent: { id, received },
  ...(stored && { isStored: true as const }),
})

function begunAnew(file: KeptFile): KeptFile {
  if (!file.bytesId) return file
  const { sent: _, isStored: __, ...left } = file
  return { ...left, key: crypto.randomUUID() }
}

const isGone = (failure: unknown): boolean =>
  failure instanceof Problem &&
  (failure.code === 'not_found' || failure.fields.some(({ path }) => path.startsWith('/file')))
