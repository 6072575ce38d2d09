import type { FileProgress } from '#contract/documents'

/** A file of a change that waits. What is sent of it is noted with each part, and the next attempt goes on from there. */
export type KeptFile = {
  name: string
  mediaType: string
  /** How large it is. */
  bytes: number
  /** Under which its bytes lie on the device; absent where the platform has them all. */
  bytesId?: string
  /** Key of its announcement. */
  key: string
  /** How the platform calls it, and how much of it has come. */
  sent?: Pick<FileProgress, 'id' | 'received'>
  /** The platform has inspected and stored it. */
  isStored?: true
}

/** A change with files, of whatever kind. */
export type ChangeWithFiles = { files: KeptFile[] }
