import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { pictureAddress } from '../apply/pictures.ts'
import { rowsOf } from '../apply/rows-of.ts'

/** Pictures that are looked at together. */
const batchSize = 1_000

/**
 * Removes the stored pictures that no entry has, hidden ones included, and that no run since an instant could bring back when it is taken back. While an
 * import is under way nothing is removed: it may be about to use one of them.
 *
 * @returns how many
 */
export const forgetPictures = (db: Database, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    // The lock that an import has to itself (`OpenDatabase.alone`).
    const [lock] = await rowsOf<{ is_free: boolean }>(tx, sql`select pg_try_advisory_xact_lock(7283105) as is_free`)
    if (!lock?.is_free) return 0
    let removed = 0
    for (let after = ''; ;) {
      const unused = await findUnused(tx, after)
      const last = unused.at(-1)
      if (!last) return removed
      after = last
      const rows = await rowsOf<{ digest: string }>(
        tx,
        sql`delete from directory_pictures where digest = any(string_to_array(${unused.join()}, ','))
              and not exists (select from (${remembered(before)}) r where r.address = ${address}) returning digest`,
      )
      removed += rows.length
    }
  })

/** The address of the picture of a row. */
const address = sql.raw(`'${pictureAddress(`' || digest || '`)}'`)

/** Digests of pictures that no entry has, after one of them. */
async function findUnused(tx: Database, after: string): Promise<string[]> {
  const rows = await rowsOf<{ digest: string }>(
    tx,
    sql`with used (address) as (
          select photo from practitioners where photo <> '' union select logo from organisations where logo <> ''
          union select logo from facilities where logo <> '' union select unnest(photos) from facilities)
        select digest from directory_pictures where digest > ${after}
          and not exists (select from used where used.address = ${address}) order by digest limit ${batchSize}`,
  )
  return rows.map(({ digest }) => digest)
}

/** Addresses that entries had before runs since an instant. */
const remembered = (since: Date) => sql`
  select unnest(array[row ->> 'photo', row ->> 'logo']
      || array(select jsonb_array_elements_text(coalesce(row -> 'photos', '[]')))) as address
  from (select c.before -> 'row' as row from directory_changes c join directory_runs r on r.id = c.run_id
        where r.started_at >= ${since.toISOString()}::timestamptz and c.before is not null) changes`
