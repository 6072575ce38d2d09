import type { FileProgress, NewFile } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { KeptFile } from './kept-file.ts'

/** The calls that send the files of a change, of a page or of a worker, and what the device has of them. */
export type FileSending = {
  announce: (file: NewFile, idempotencyKey: string) => Promise<FileProgress>
  sendPart: (part: { id: string; offset: number }, bytes: ArrayBuffer) => Promise<FileProgress>
  /** Makes the change itself, with the files as the platform calls them. */
  finish: (fileIds: string[]) => Promise<unknown>
  bytesOf: (bytesId: string) => Promise<ArrayBuffer | undefined>
  /** Stores how far its files are. */
  note: (files: KeptFile[]) => Promise<void>
}

/**
 * Sends the files of a change, each from where the attempt before stood, and then the change. Files that are in no document are removed by the
 * platform after a day: those that lie on the device are sent anew then. Rejects as the calls do.
 */
export async function sendFiles(files: readonly KeptFile[], sending: FileSending): Promise<unknown> {
  let haveCome = false
  try {
    const ids = await sendAll(files, sending)
    haveCome = true
    return await sending.finish(ids)
  } catch (failure) {
    // What the change itself is about may be gone too: that is an answer.
    if (!isGone(failure, haveCome)) throw failure
    const anew = files.map(begunAnew)
    await sending.note(anew)
    return sending.finish(await sendAll(anew, sending))
  }
}

/** Sends what is left of files. Resolves to how the platform calls them. */
async function sendAll(known: readonly KeptFile[], sending: FileSending): Promise<string[]> {
  let files = [...known]
  for (const [index, kept] of files.entries())
    for await (const file of sendFile(kept, sending)) {
      files = files.with(index, file)
      await sending.note(files)
    }
  return files.flatMap(({ sent }) => sent?.id ?? [])
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

/** Whether the platform has a file no more: it says so of the file, or of the change once all of them have come. */
const isGone = (failure: unknown, haveCome: boolean): boolean =>
  failure instanceof Problem &&
  (haveCome ? failure.fields.some(({ path }) => path.startsWith('/file')) : failure.code === 'not_found')
