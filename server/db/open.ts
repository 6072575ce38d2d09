import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { loadSharedLists } from './shared-lists/load.ts'

export type { Database, OpenDatabase } from './database.ts'
export { StartProblem } from './start-problem.ts'

/** In milliseconds: less than a call may take. */
const usualLongest = 15_000

type OpenOptions = {
  /** Folder of the embedded database; created when missing. */
  dataDir: string
  /** A PostgreSQL server, version 15 or later, to use instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Milliseconds that PostgreSQL may take to answer. */
  longest?: number
  /** Keep the embedded database in memory only, for tests. */
  memory?: boolean
  /** Start a database in memory from a dump of another (`dumpDataDir` of PGlite). */
  dump?: Blob
}

/**
 * Opens the database, migrates its tables and updates the lists that all tenants share.
 *
 * @throws StartProblem saying what is wrong (folder locked or unwritable, server unreachable …) and what to do.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  longest = usualLongest,
  memory,
  dump,
}: OpenOptions): Promise<OpenDatabase> {
  const open = databaseUrl
    ? await openPostgres(databaseUrl, longest)
    : await openEmbedded(memory || dump ? { dump } : { dataDir })
  try {
    await loadSharedLists(open)
    return open
  } catch (problem) {
    await open.close()
    throw problem
  }
}
