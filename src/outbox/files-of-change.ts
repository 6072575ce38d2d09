import type { DocumentApi } from '#src/api/document-api.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { KeptFile } from '#workers/outbox/kept-file'
import { sendFiles } from '#workers/outbox/send-files'
import type { KindContext } from './kind.ts'

/** The files of an entry, to be sent. */
export type SentFiles = {
  files: readonly KeptFile[]
  /** The entry with the files as they stand now. */
  note: (files: KeptFile[]) => object
}

/** What the kinds of changes with files share. */
export function filesOfChange({ tenant, storage }: Pick<KindContext, 'tenant' | 'storage'>) {
  const device = outboxFiles(tenant, storage)
  return {
    /** Sends what is left of the files of an entry, then `finish` the change. Rejects as the calls do. */
    send: (
      entryId: string,
      { files, note }: SentFiles,
      calls: Pick<DocumentApi, 'announceFile' | 'sendFilePart'>,
      finish: (fileIds: string[]) => Promise<unknown>,
    ): Promise<unknown> =>
      sendFiles(files, {
        announce: (file, idempotencyKey) => calls.announceFile(file, { idempotencyKey }),
        sendPart: (part, bytes) => calls.sendFilePart(part, bytes),
        finish,
        bytesOf: device.read,
        async note(sent) {
          await outboxStore(tenant, storage).update(entryId, (found) => ({ ...found, ...note(sent) }))
        },
      }),
    /** Deletes their bytes from the device. */
    async forget(files: readonly KeptFile[]): Promise<void> {
      for (const { bytesId } of files) if (bytesId) await device.remove(bytesId)
    },
  }
}

/** How large files are together, in bytes. */
export const bytesOf = (files: readonly KeptFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
