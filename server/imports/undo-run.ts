import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '#server/db/database'
import { directoryRuns } from '#server/db/schema/directory-runs'
import { directoryChannel } from '#server/directory/last-run'
import { hideRows } from './apply/apply-entries.ts'
import { touchFacilities } from './apply/apply-practitioners.ts'
import { entryKinds, entryTables, finishRun, startRun, type EntryKind, type Run } from './apply/run.ts'
import { rowsOf } from './apply/rows-of.ts'
import { upsertRows, type TableRow } from './apply/upsert-rows.ts'
import { writePractitioners, type WholePractitioner } from './apply/write-practitioners.ts'

/** `later` is the run that has to be taken back first. */
export type Undone = { run: Run } | { refused: 'unknown' | 'undone' } | { refused: 'later'; later: number }

/**
 * Takes back a whole run: what it changed and hid is as it was before, and what it created is hidden, since patients may have booked it. Of a
 * source's runs the last comes first.
 */
export const undoRun = (open: OpenDatabase, id: number, startedBy: string): Promise<Undone> =>
  open.alone(() => open.db.transaction((tx) => undo(tx, id, startedBy)))

async function undo(tx: Database, id: number, startedBy: string): Promise<Undone> {
  const [undone] = await tx
    .select()
    .from(directoryRuns)
    .where(and(eq(directoryRuns.id, id), isNull(directoryRuns.undoes)))
  if (!undone) return { refused: 'unknown' }
  if (await isUndone(tx, id)) return { refused: 'undone' }
  const later = await findLater(tx, undone.source, id)
  if (later) return { refused: 'later', later }
  await tx.execute(sql`select set_config('patientweb.loading', 'on', true)`)
  const run = await startRun(tx, { source: undone.source, startedBy, undoes: id })
  for (const kind of entryKinds) await restore(tx, run, kind, id)
  await touchFacilities(tx, id)
  await finishRun(tx, run)
  await tx.execute(sql`select pg_notify(${directoryChannel}, '')`)
  return { run }
}

const isUndone = async (tx: Database, id: number) =>
  (await tx.select().from(directoryRuns).where(eq(directoryRuns.undoes, id))).length > 0

/** The last run of the source that changed something since, and was not taken back. */
async function findLater(tx: Database, source: string, id: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ later: number | null }>(
    tx,
    sql`select max(r.id) as later from directory_runs r where r.source = ${source} and r.id > ${id} and r.undoes is null
          and exists (select from directory_changes c where c.run_id = r.id)
          and not exists (select from directory_runs u where u.undoes = r.id)`,
  )
  return row?.later ?? undefined
}

type Remembered = { id: number; before: ({ row: TableRow } & Partial<WholePractitioner>) | null }

const batchSize = 500

async function restore(tx: Database, run: Run, kind: EntryKind, undoneId: number): Promise<void> {
  const counts = run.counts[kind]
  for (let after = 0; ;) {
    const changes = await rowsOf<Remembered>(
      tx,
      sql`select id, before from directory_changes where run_id = ${undoneId} and kind = ${kind} and id > ${after}
          order by id limit ${batchSize}`,
    )
    const last = changes.at(-1)
    if (!last) return
    after = last.id
    const created = changes.flatMap(({ id, before }) => (before ? [] : [id]))
    if (created.length > 0) await hideRows(tx, kind, created)
    const before = changes.flatMap((change) => change.before ?? [])
    if (kind === 'practitioners') await writePractitioners(tx, before as WholePractitioner[], false)
    else
      await upsertRows(
        tx,
        entryTables[kind],
        before.map(({ row }) => row),
        'id',
      )
    counts.hidden += created.length
    counts.changed += before.length
  }
}
