import type { DocumentFile } from '#contract/documents'
import { longestText } from '#contract/text-limits'
import type { AppContext } from '#src/context/app-context.ts'
import type { KeptPhoto } from '#src/outbox/booking/booking-change.ts'
import type { ChangeWithFiles, KeptFile } from '#workers/outbox/kept-file'
import { outboxFileBytes, outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/** A file of a change: at the platform, on the device already, or chosen now, where a part may have been sent. */
export type ChosenFile = { stored: DocumentFile } | { kept: KeptFile } | ({ file: File } & Pick<KeptFile, 'sent'>)

/** The files of what waits would take more room on the device than they may, or than there is. */
export class DeviceFull extends Error {}

/** Where the kinds of changes have their files. */
type WithFiles = ChangeWithFiles & { added: KeptFile[]; photos: KeptPhoto[] }

/**
 * Stores chosen files on the device, then `submit`s the change that they are of; what is of no change any more is deleted. Throws `DeviceFull`, and
 * what `submit` throws.
 */
export function withFilesKept(
  { tenant }: Pick<AppContext, 'tenant'>,
  files: readonly ChosenFile[],
  submit: (kept: KeptFile[]) => Promise<void>,
): Promise<void> {
  const device = outboxFiles(tenant)
  // Of whatever kind of change.
  const openIds = async () => {
    const entries = await outboxStore(tenant).list()
    return entries.flatMap((entry) => {
      const { files = [], added = [], photos = [] } = entry as Partial<WithFiles>
      return [...files, ...added, ...photos.map(({ file }) => file)].flatMap(({ bytesId }) => bytesId ?? [])
    })
  }
  return device.inTurn(async () => {
    const taken = await device.removeAllBut(await openIds())
    const more = files.reduce((sum, one) => sum + ('file' in one ? one.file.size : 0), 0)
    if (taken + more > outboxFileBytes) throw new DeviceFull()
    const kept: KeptFile[] = []
    for (const one of files) kept.push(await toKept(device, one))
    try {
      await submit(kept)
    } finally {
      await device.removeAllBut(await openIds())
    }
  })
}

/** Deletes from the device the bytes of files that are of no change any more. */
export const forgetUnusedFiles = (app: Pick<AppContext, 'tenant'>): Promise<void> =>
  withFilesKept(app, [], () => Promise.resolve())

async function toKept(device: ReturnType<typeof outboxFiles>, one: ChosenFile): Promise<KeptFile> {
  if ('kept' in one) return one.kept
  if ('stored' in one) return toKeptStored(one.stored)
  const { file, sent } = one
  const key = crypto.randomUUID()
  const bytesId = crypto.randomUUID()
  if (!(await device.keep(bytesId, await file.arrayBuffer()))) throw new DeviceFull()
  const name = file.name.slice(-longestText.fileName) || 'file'
  return { name, mediaType: file.type, bytes: file.size, bytesId, key, ...(sent && { sent }) }
}

/** A file of which the platform has all. */
export const toKeptStored = ({ id, name, media_type: mediaType, bytes }: DocumentFile): KeptFile => ({
  ...{ name, mediaType, bytes, key: crypto.randomUUID() },
  sent: { id, received: bytes },
  isStored: true,
})
