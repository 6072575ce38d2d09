import { fromPromise } from 'xstate'
import { documentLimits } from '#contract/documents'
import { fileUploadMachine } from '#machines/file-upload/file-upload.machine'
import type { AnnounceFileInput, PauseInput, SendPartInput } from '#machines/file-upload/file-upload.types'
import type { DocumentApi } from '#src/api/document-api.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** Bytes of the first part; it grows on a fast network, so that a slow one loses little by a lost connection. */
const firstPart = 64 * 1024
/** A part that came in less than this, in milliseconds, is followed by one twice as large. */
const fast = 1500

/** The calls that send a file, of a patient or of a visit. Without `dropFile` what is given up is removed by the platform within a day. */
export type FileCalls = Pick<DocumentApi, 'announceFile' | 'sendFilePart'> & Partial<Pick<DocumentApi, 'dropFile'>>

/** The machine of an upload for one file of the device. */
export function provideUpload(calls: () => Promise<FileCalls>, file: File) {
  const idempotencyKey = crypto.randomUUID()
  let partBytes = firstPart
  return fileUploadMachine.provide({
    actors: {
      announceFile: fromPromise(async ({ input, signal }: ActorInput<AnnounceFileInput>) =>
        (await calls()).announceFile(input, { idempotencyKey }, signal),
      ),
      sendPart: fromPromise(async ({ input: { id, received }, signal }: ActorInput<SendPartInput>) => {
        const offset = Math.min(received, file.size - 1)
        const bytes = await file.slice(offset, offset + partBytes).arrayBuffer()
        const begun = performance.now()
        partBytes = firstPart
        const sent = await (await calls()).sendFilePart({ id, offset }, bytes, signal)
        const next = performance.now() - begun < fast ? bytes.byteLength * 2 : bytes.byteLength
        partBytes = Math.max(firstPart, Math.min(next, documentLimits.partBytes))
        return sent
      }),
      pause: fromPromise(({ input: { losses }, signal }: ActorInput<PauseInput>) => pause(1000 * 2 ** losses, signal)),
    },
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
