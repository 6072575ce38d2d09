import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { rowsOf } from '../apply/rows-of.ts'

/**
 * Forgets what runs before an instant changed, which nobody can take back any more. Of each kind the change with the highest id stays, without
 * what was before: by it ids are not given again, and servers know that the run changed something (`readLastRun`). A run at a time, so that
 * each is forgotten as a whole or not at all.
 *
 * @returns how many changes are gone
 */
export async function forgetChanges(db: Database, before: Date): Promise<number> {
  let removed = 0
  for (let after = 0; ;) {
    const [next] = await rowsOf<{ id: number }>(
      db,
      sql`select r.id from directory_runs r where r.id > ${after} and r.started_at < ${before.toISOString()}::timestamptz
            and exists (select from directory_changes c where c.run_id = r.id and not (${isForgotten}))
          order by r.id limit 1`,
    )
    if (!next) return removed
    after = next.id
    removed += await db.transaction((tx) => forgetRun(tx, after))
  }
}

/** Whether what a run changed is forgotten. */
export async function isRunForgotten(tx: Database, runId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select from directory_changes c where c.run_id = ${runId} and ${isForgotten} limit 1`,
  )
  return rows.length > 0
}

const isForgotten = sql.raw(`coalesce(c.before ? 'forgotten', false)`)

async function forgetRun(tx: Database, runId: number): Promise<number> {
  const [gone] = await rowsOf<{ count: number }>(
    tx,
    sql`with gone as (delete from directory_changes c
          using (select kind, max(id) as id from directory_changes where run_id = ${runId} group by kind) last
          where c.run_id = ${runId} and c.kind = last.kind and c.id < last.id returning c.id)
        select count(*)::int as count from gone`,
  )
  await tx.execute(sql`update directory_changes set before = '{"forgotten": true}' where run_id = ${runId}`)
  return gone?.count ?? 0
}
