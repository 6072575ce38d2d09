import type { SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database'

/** Rows of a statement, the same on both engines. */
export async function rowsOf<Row>(tx: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await tx.execute(statement)
  return (answer as { rows: Row[] }).rows
}
