import type { DocumentApi } from '#src/api/document-api.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { sendFiles } from '#workers/outbox/send-files'
import type { ChangeWithFiles } from '#workers/outbox/kept-file'
import type { KindContext } from './kind.ts'

/** What the kinds of changes with files share. */
export function filesOfChange({ tenant, storage }: Pick<KindContext, 'tenant' | 'storage'>) {
  const files = outboxFiles(tenant, storage)
  return {
    /** Sends what is left of the files, then `finish` the change. Rejects as the calls do. */
    send: (
      entry: OutboxEntry<ChangeWithFiles>,
      calls: Pick<DocumentApi, 'announceFile' | 'sendFilePart'>,
      finish: (fileIds: string[]) => Promise<unknown>,
    ): Promise<unknown> =>
      sendFiles(entry, {
        announce: (file, idempotencyKey) => calls.announceFile(file, { idempotencyKey }),
        sendPart: (part, bytes) => calls.sendFilePart(part, bytes),
        finish,
        bytesOf: files.read,
        async note(id, sent) {
          await outboxStore(tenant, storage).update(id, (found) => ({ ...found, files: sent }))
        },
      }),
    /** Deletes their bytes from the device. */
    async forget(change: ChangeWithFiles): Promise<void> {
      for (const { bytesId } of change.files) if (bytesId) await files.remove(bytesId)
    },
  }
}

/** How large the files of a change are, in bytes. */
export const bytesOfChange = ({ files }: ChangeWithFiles): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
