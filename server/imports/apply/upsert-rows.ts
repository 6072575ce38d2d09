import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#server/db/database'

/** A row by the names of the database. All rows of one call have the same columns. */
export type TableRow = Readonly<Record<string, unknown>>

/** Columns of unique indexes: PostgreSQL locks a row whose statement sets one of them against every row that comes to refer to it. */
const identifying = ['source', 'source_id', 'country_code', 'slug', 'practitioner_id']

/**
 * Inserts rows, or updates those whose key is there. What is updated stays free for rows that come to refer to it, such as those of a booking, until the
 * end of the transaction: `on conflict do update` would keep them waiting. So columns that identify a row are set only where they change.
 */
export async function upsertRows(tx: Database, table: string, rows: readonly TableRow[], key?: string): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = list(names.map((name) => sql.identifier(name)))
  const into = sql.identifier(table)
  const given = sql`select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`
  if (!key) {
    await tx.execute(sql`insert into ${into} (${columns}) ${given}`)
    return
  }
  const id = sql.identifier(key)
  const update = (set: readonly string[]) => {
    const assigned = set.map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`)
    return sql`update ${into} set ${list(assigned)} from given where ${into}.${id} = given.${id}`
  }
  const ids = identifying.filter((name) => name !== key && names.includes(name))
  const ofRow = (row: SQLWrapper) => list(ids.map((name) => sql`${row}.${sql.identifier(name)}`))
  if (ids.length > 0)
    await tx.execute(
      sql`with given as (${given}) ${update(ids)} and (${ofRow(into)}) is distinct from (${ofRow(sql`given`)})`,
    )
  await tx.execute(
    sql`with given as materialized (${given}),
          updated as (${update(names.filter((name) => name !== key && !ids.includes(name)))} returning ${into}.${id})
        insert into ${into} (${columns}) select ${columns} from given where ${id} not in (select ${id} from updated)`,
  )
}

const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `)

/** A part of a list after the other. */
export function* inBatches<Item>(items: readonly Item[], size = 500): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
