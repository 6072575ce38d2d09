import type { OpenDatabase } from '#server/db/database'

/** Dependencies of the tool. */
export type Tools = {
  withDatabase: <T>(work: (open: OpenDatabase) => Promise<T>) => Promise<T>
  say: (line: string) => void
  /** Shows how far a long step is; replaced by the next. */
  progress: (line: string) => void
  /** Account of the machine. */
  startedBy: string
}
