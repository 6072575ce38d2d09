import type PgBoss from 'pg-boss'
import type { OpenDatabase } from '#server/db/open'

/** In seconds. A job that was done keeps its window taken until it is archived: longer than any window. */
const archivedAfter = 2 * 86_400

/**
 * Starts pg-boss on an open database of either engine, in a schema of its own that it makes and migrates. It is a queue here and runs
 * nothing by itself: its own workers leave their last statements to a database that is being closed.
 *
 * @param onError told of what pg-boss does on its own account, which would end the process if nobody heard of it.
 */
export async function startBoss(database: OpenDatabase, onError: (failure: unknown) => void): Promise<PgBoss> {
  // Read when it is needed: the server listens by then.
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({
    db: { executeSql: executeOn(database) },
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds: archivedAfter,
  })
  boss.on('error', onError)
  return boss.start()
}

/** Several statements come as a transaction without values, and nobody asks for their rows. */
const executeOn = (database: OpenDatabase) => async (text: string, values?: unknown[]) => {
  if (!/^\s*BEGIN;/.test(text)) return { rows: await database.query(text, values) }
  await database.execute(text)
  return { rows: [] }
}
