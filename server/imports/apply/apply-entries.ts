import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { entryTables, recordChanges, type EntryKind, type Run } from './run.ts'
import { rowsOf } from './rows-of.ts'
import { inBatches, upsertRows, type TableRow } from './upsert-rows.ts'

/** What a source says of an entry: its id there, and columns of our table. */
export type Entry = {
  sourceId: string
  columns: TableRow
  /** Columns that an entry gets when it is created and then keeps: its address, for example. */
  born?: (id: number) => TableRow
}

export type Existing = { id: number; source_id: string; source_digest: string | null; hidden: boolean }

/** Of what a source says; what has the same digest is the same. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** An id that no entry has or had: that of a removed one may be in an address that somebody kept. */
export const nextId = async (tx: Database, table: string, kind = table): Promise<number> => {
  const [row] = await rowsOf<{ last: number | null }>(
    tx,
    sql`select greatest((select max(id) from ${sql.identifier(table)}),
          (select max((select max(c.id) from directory_changes c where c.run_id = r.id and c.kind = ${kind}))
           from directory_runs r))::int as last`,
  )
  return (row?.last ?? 0) + 1
}

/**
 * Brings the entries of one kind to what the source says: creates, changes, leaves alone, and hides those that it has no more.
 *
 * @returns our ids by the source's
 */
export async function applyEntries(
  tx: Database,
  run: Run,
  kind: EntryKind,
  entries: readonly Entry[],
): Promise<Map<string, number>> {
  const table = entryTables[kind]
  const existing = await readExisting(tx, run.source, table)
  const counts = run.counts[kind]
  let free = await nextId(tx, table, kind)
  const ids = new Map<string, number>()
  for (const batch of inBatches(entries)) {
    const created: TableRow[] = []
    const changed: { id: number; row: TableRow }[] = []
    for (const { sourceId, columns, born } of batch) {
      const known = existing.get(sourceId)
      const digest = digestOf(columns)
      const id = known?.id ?? free++
      ids.set(sourceId, id)
      const row = { id, ...columns, source: run.source, source_id: sourceId, source_digest: digest, hidden_since: null }
      if (!known) created.push({ ...row, ...born?.(id) })
      else if (known.source_digest !== digest || known.hidden) changed.push({ id, row })
      else counts.unchanged++
    }
    const before = await snapshotRows(
      tx,
      table,
      changed.map(({ id }) => id),
    )
    await recordChanges(tx, run, kind, [
      ...created.map((row) => ({ id: Number(row['id']), before: null })),
      ...changed.map(({ id }) => ({ id, before: { row: before.get(id) } })),
    ])
    await upsertRows(tx, table, created)
    // With the columns that it keeps, which no insert may lack.
    await upsertRows(
      tx,
      table,
      changed.map(({ id, row }) => ({ ...before.get(id), ...row })),
      'id',
    )
    counts.created += created.length
    counts.changed += changed.length
  }
  const gone = [...existing.values()].filter(({ source_id, hidden }) => !hidden && !ids.has(source_id))
  for (const batch of inBatches(gone)) {
    const goneIds = batch.map(({ id }) => id)
    const before = await snapshotRows(tx, table, goneIds)
    await recordChanges(
      tx,
      run,
      kind,
      goneIds.map((id) => ({ id, before: { row: before.get(id) } })),
    )
    await hideRows(tx, kind, goneIds)
  }
  counts.hidden += gone.length
  return ids
}

/** Entries of a source by its own ids. */
export async function readExisting(tx: Database, source: string, table: string): Promise<Map<string, Existing>> {
  const rows = await rowsOf<Existing>(
    tx,
    sql`select id, source_id, source_digest, hidden_since is not null as hidden
        from ${sql.identifier(table)} where source = ${source}`,
  )
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** Rows as they are, by id. */
export async function snapshotRows(
  tx: Database,
  table: string,
  ids: readonly number[],
): Promise<Map<number, TableRow>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: number; row: TableRow }>(
    tx,
    sql`select t.id, to_jsonb(t) - 'updated_at' as row from ${sql.identifier(table)} t
        where t.id = any(string_to_array(${ids.join()}, ',')::int[])`,
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/** Hides entries from patients; appointments go on showing them. */
export async function hideRows(tx: Database, kind: EntryKind, ids: readonly number[]): Promise<void> {
  const unpublished = kind === 'facilities' || kind === 'practitioners' ? sql`, published = false` : sql``
  await tx.execute(
    sql`update ${sql.identifier(entryTables[kind])} set hidden_since = now(), source_digest = null ${unpublished}
        where id = any(string_to_array(${ids.join()}, ',')::int[])`,
  )
}
