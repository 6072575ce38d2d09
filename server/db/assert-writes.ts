import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Rows enough to overflow the memory that sorting them may take here. */
const rows = 4000

/**
 * Fails where the database cannot write: it says that it takes no writes, or has no room for a sort that goes to the disk.
 * Nothing of it is kept.
 */
export async function assertWrites(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(
      sql`select count(*) from (select md5(n::text) from generate_series(1, ${sql.raw(String(rows))}) n order by 1) sorted`,
    )
    // Refused by a replica, and where a provider or a full disk has made it read-only.
    await tx.execute(sql`delete from loaded_sets where false`)
  })
}
