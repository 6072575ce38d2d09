import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Enough rows to exceed the memory that a sort may use here. */
const rows = 4000

/** Throws where the database cannot write: when it is read-only, or has no disk space for a large sort. Nothing is stored. */
export async function assertWrites(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(
      sql`select count(*) from (select md5(n::text) from generate_series(1, ${sql.raw(String(rows))}) n order by 1) sorted`,
    )
    // Refused by a replica, and where a provider or a full disk has made the database read-only.
    await tx.execute(sql`delete from loaded_sets where false`)
  })
}
