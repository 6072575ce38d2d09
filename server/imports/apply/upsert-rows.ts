import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'

/** A row by the names of the database. All rows of one call have the same columns. */
export type TableRow = Readonly<Record<string, unknown>>

/** Inserts rows, or updates those whose key is there: one statement for all. */
export async function upsertRows(tx: Database, table: string, rows: readonly TableRow[], key?: string): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const assigned = sql.join(
    names.filter((name) => name !== key).map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
  const conflict = key ? sql`on conflict (${sql.identifier(key)}) do update set ${assigned}` : sql``
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json) ${conflict}`,
  )
}

/** A part of a list after the other. */
export function* inBatches<Item>(items: readonly Item[], size = 500): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
