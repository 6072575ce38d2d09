import { deviceNow } from '#src/clock/server-time.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import { tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { ownCopyKey, ownCopyLifetimeMs, ownerOfCopies } from './own-copies.ts'

/** Most that a device keeps of files that were opened; what was opened longest ago goes first. */
export const fileCopyLimits = { files: 20, bytes: 25 * 1024 * 1024 } as const

/** `openedAt`: milliseconds since 1970 of this device's clock. */
type CopiedFile = { id: string; bytes: number; openedAt: number }
type Index = { patientId: string; files: CopiedFile[] }
type Stored = { type: string; bytes: ArrayBuffer }

/** Files of documents that the signed-in patient opened on this device, for opening them without a network. */
export function fileCopies(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const index = ownCopyKey(tenant, 'files')
  const keyOf = (id: string) => ownCopyKey(tenant, 'file', id)
  const owner = () => ownerOfCopies(tenant, storage)
  /** One change after the other: bytes that are written while their file is removed would be left without an entry. */
  const inTurn = (work: () => Promise<void>) => inOneTab(`file-copies:${tenant}`, work)
  const forget = () => storage.removeAll(ownCopyKey(tenant, 'file'))
  const list = async (): Promise<CopiedFile[]> => {
    const kept = await storage.get<Index>(index)
    return kept && kept.patientId === (await owner()) ? kept.files.filter(isYoung) : []
  }
  /** Lets the index have what `change` leaves of it, and deletes the bytes of all else. */
  const rewrite = async (patientId: string, change: (files: CopiedFile[]) => CopiedFile[]) => {
    let gone: CopiedFile[] = []
    await storage.update<Index>(index, (kept) => {
      const before = kept?.files ?? []
      const files = kept && kept.patientId !== patientId ? change([]) : change(before)
      gone = before.filter(({ id }) => !files.some((file) => file.id === id))
      return { patientId, files }
    })
    for (const { id } of gone) await storage.remove(keyOf(id))
  }

  return {
    /** Whose files are kept now; undefined where none are. */
    owner,
    /** Ids of files that open without a network. */
    ids: async (): Promise<string[]> => (await list()).map(({ id }) => id),
    /** Keeps a file that `patientId` has opened. */
    async keep(id: string, file: Blob, patientId: string): Promise<void> {
      if (file.size > fileCopyLimits.bytes || (await owner()) !== patientId) return
      const bytes = await file.arrayBuffer()
      await inTurn(async () => {
        // In the index first: no bytes are on the device that it does not know, wherever this is cut short.
        await rewrite(patientId, (files) =>
          withinLimits([{ id, bytes: file.size, openedAt: deviceNow() }, ...files.filter((one) => one.id !== id)]),
        )
        await storage.set(keyOf(id), { type: file.type, bytes } satisfies Stored)
        // A full device keeps it in the memory of the page alone, which is no place for it.
        if (!storage.isLasting(keyOf(id))) await rewrite(patientId, (files) => files.filter((one) => one.id !== id))
      })
      // Meanwhile the session may have ended, and what it wipes have been wiped.
      if ((await owner()) !== patientId) await forget()
    },
    async read(id: string): Promise<Blob | undefined> {
      if (!(await list()).some((file) => file.id === id)) return undefined
      const stored = await storage.get<Stored>(keyOf(id))
      return stored && new Blob([stored.bytes], { type: stored.type })
    },
    /** Deletes the files of these ids. */
    async removeWhere(isUnwanted: (id: string) => boolean): Promise<void> {
      const patientId = await owner()
      const files = await list()
      if (patientId === undefined || !files.some(({ id }) => isUnwanted(id))) return
      await inTurn(() => rewrite(patientId, (kept) => kept.filter(({ id }) => !isUnwanted(id))))
    },
    forget,
  }
}

const isYoung = ({ openedAt }: CopiedFile) => deviceNow() - openedAt <= ownCopyLifetimeMs

/** The files that were opened last, as many as may be kept. */
function withinLimits(files: readonly CopiedFile[]): CopiedFile[] {
  let room = fileCopyLimits.bytes
  return files
    .filter(isYoung)
    .slice(0, fileCopyLimits.files)
    .filter(({ bytes }) => (room -= bytes) >= 0)
}
