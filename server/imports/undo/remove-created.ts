import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { hideRows } from '../apply/apply-entries.ts'
import { entryTables, recordChanges, type Run } from '../apply/run.ts'
import { rowsOf } from '../apply/rows-of.ts'
import type { WholePractitioner } from '../apply/write-practitioners.ts'
import { findAttached, type CreatedKind } from './attachments.ts'

/** An entry that a run created and that stays, hidden, with what hangs on it. */
export type Kept = { kind: CreatedKind; sourceId: string; why: readonly string[] }

const among = (ids: readonly number[]) => sql`string_to_array(${ids.join()}, ',')::int[]`

const tables = { ...entryTables, services: 'services' } as const

/** Parts of a doctor, which go with them. */
const parts = ['practice_locations', 'availability_rules', 'availability_exceptions', 'services'] as const

/** Removes entries that a run created. Those on which something hangs are hidden, and told of. */
export async function removeCreated(
  tx: Database,
  run: Run,
  kind: CreatedKind,
  created: readonly number[],
): Promise<Kept[]> {
  if (created.length === 0) return []
  // Nothing can be hung on them from here on.
  const rows = await rowsOf<{ id: number; source_id: string | null }>(
    tx,
    sql`select id, source_id from ${sql.identifier(tables[kind])} where id = any(${among(created)}) order by id for update`,
  )
  const attached = await findAttached(
    tx,
    kind,
    rows.map(({ id }) => id),
  )
  const kept = rows.flatMap(({ id, source_id: sourceId }) => {
    const why = attached.get(id)
    return why ? [{ id, kind, sourceId: sourceId ?? '', why }] : []
  })
  const removed = rows.flatMap(({ id }) => (attached.has(id) ? [] : [id]))
  if (kind === 'practitioners') for (const part of parts) await removeRows(tx, run, part, 'practitioner_id', removed)
  await removeRows(tx, run, tables[kind], 'id', removed)
  if (kind !== 'services') {
    await hideRows(
      tx,
      kind,
      kept.map(({ id }) => id),
    )
    const counts = run.counts[kind]
    counts.removed = (counts.removed ?? 0) + removed.length
    counts.hidden += kept.length
  }
  return kept.map(({ id: _, ...each }) => each)
}

/** Removes services that a run gave to doctors who were there before. Those that somebody booked are hidden already. */
export async function removeAddedServices(
  tx: Database,
  run: Run,
  before: readonly WholePractitioner[],
): Promise<Kept[]> {
  const own = before.map(({ row }) => Number(row['id']))
  const former = before.flatMap(({ services }) => services.map(({ id }) => Number(id)))
  const added = await rowsOf<{ id: number }>(
    tx,
    sql`select id from services where practitioner_id = any(${among(own)}) and not (id = any(${among(former)}))`,
  )
  return removeCreated(
    tx,
    run,
    'services',
    added.map(({ id }) => id),
  )
}

async function removeRows(
  tx: Database,
  run: Run,
  table: string,
  column: 'id' | 'practitioner_id',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = any(${among(ids)})`
  if (table !== 'services') return void (await tx.execute(rows))
  const [gone] = await rowsOf<{ last: number | null }>(
    tx,
    sql`with gone as (${rows} returning id) select max(id) as last from gone`,
  )
  // No run remembers services one by one, and no id is given twice.
  if (gone?.last) await recordChanges(tx, run, 'services', [{ id: gone.last, before: null }])
}
