import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'

/**
 * Runs a statement that changes a state, or adds a row in one, which the database refuses otherwise: to begin a test where no call leads in
 * time.
 */
export const putIntoState = ({ db }: Pick<OpenDatabase, 'db'>, statement: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(statement))
  })
