import type { DocumentFile, FileProgress } from '#contract/documents'
import type { FlowProblem } from '#machines/flow-problem'

/** `bytes` is the size of the whole file. */
export type FileUploadInput = { name: string; bytes: number }

export type FileUploadContext = FileUploadInput & {
  /** Of the file at the platform; undefined until it was announced. */
  id: string | undefined
  /** Bytes that have come. */
  received: number
  /** Losses in a row: after each the pause is longer. */
  losses: number
  /** Why it stands still, or was refused. */
  problem: FlowProblem | undefined
  /** As it was stored. */
  file: DocumentFile | undefined
}

export type FileUploadEvent = { type: 'upload.retried' } | { type: 'connection.returned' }

/** Inputs of the services that the app provides. */
export type AnnounceFileInput = FileUploadInput
export type SendPartInput = { id: string; received: number }
/** `losses`: how many there were in a row. */
export type PauseInput = { losses: number }
export type SentPart = FileProgress
