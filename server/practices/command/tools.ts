import type { Database } from '#server/db/open'

/** What commands of a facility work with. */
export type Tools = {
  db: Database
  /** Key of the server, by which secrets are sealed. */
  secret: Buffer
  /** Private networks that addresses may be in. */
  networks: readonly string[]
  clock: () => Date
  say: (line: string) => void
}

/** 0 when it was done, 1 when it was refused, 2 when the command was not understood. */
export type ExitCode = 0 | 1 | 2
