import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './open.ts'

/**
 * Writes rows of several tables in one transaction, one statement per table: fast on both engines. Keys are those of the schema
 * in camel case; all rows of a table have the same ones.
 */
export async function insertRows(
  open: OpenDatabase,
  tables: readonly [table: string, rows: readonly object[]][],
): Promise<void> {
  await open.db.transaction(async (tx) => {
    // Loaded rows bring their own dates of change.
    await tx.execute(sql`select set_config('patientweb.loading', 'on', true)`)
    for (const [table, rows] of tables) {
      if (!rows[0]) continue
      const columns = sql.raw(Object.keys(rows[0]).map(toSnakeCase).join(', '))
      const records = JSON.stringify(rows.map(toRecord))
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${columns})
            select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${records}::json)`,
      )
    }
  })
}

const toRecord = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]))

const toSnakeCase = (key: string): string => {
  const known = snakeCase.get(key)
  if (known) return known
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  snakeCase.set(key, name)
  return name
}

const snakeCase = new Map<string, string>()
