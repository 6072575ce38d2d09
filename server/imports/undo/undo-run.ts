import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '#server/db/database'
import { directoryRuns } from '#server/db/schema/directory-runs'
import { directoryChannel } from '#server/directory/last-run'
import { touchFacilities } from '../apply/apply-practitioners.ts'
import { entryKinds, entryTables, finishRun, startRun, type EntryKind, type Run } from '../apply/run.ts'
import { rowsOf } from '../apply/rows-of.ts'
import { upsertRows, type TableRow } from '../apply/upsert-rows.ts'
import { writePractitioners, type WholePractitioner } from '../apply/write-practitioners.ts'
import { isRunForgotten } from './forget-changes.ts'
import { removeAdded, type KeptInList } from './remove-added.ts'
import { removeAddedServices, removeCreated, type Kept } from './remove-created.ts'

/** `kept` is what the run created and what is hidden instead of removed; `later` the run that has to be taken back first. */
export type Undone =
  | { run: Run; kept: readonly (Kept | KeptInList)[] }
  | { refused: 'unknown' | 'undone' | 'old' }
  | { refused: 'later'; later: number }

/** Days for which a run can be taken back: what it changed, and pictures that only it could bring back, are forgotten afterwards. */
export const undoDays = 90

/**
 * Takes back a whole run: what it changed and hid is as it was before. What it created is removed, or hidden where something hangs on it, such as
 * an appointment. Of a source's runs the last comes first.
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
  const isOld = undone.startedAt.getTime() < Date.now() - undoDays * 86_400_000
  // Also where clocks differ: half of a run is never taken back.
  if (isOld || (await isRunForgotten(tx, id))) return { refused: 'old' }
  const later = await findLater(tx, undone.source, id)
  if (later) return { refused: 'later', later }
  await tx.execute(sql`select set_config('patientweb.loading', 'on', true)`)
  const run = await startRun(tx, { source: undone.source, startedBy, undoes: id })
  // Before and after: a doctor may have worked at other places.
  await touchFacilities(tx, id)
  const kept: (Kept | KeptInList)[] = []
  for (const kind of entryKinds) kept.push(...(await restore(tx, run, kind, id)))
  await touchFacilities(tx, id)
  // What others refer to comes last.
  for (const kind of entryKinds.toReversed())
    for await (const changes of changesOf(tx, kind, id))
      kept.push(...(await removeCreated(tx, run, kind, createdIn(changes))))
  kept.push(...(await removeAdded(tx, id)))
  await finishRun(tx, run)
  await tx.execute(sql`select pg_notify(${directoryChannel}, '')`)
  return { run, kept }
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

/** What a run changed of a kind, some at a time. */
async function* changesOf(tx: Database, kind: EntryKind, runId: number): AsyncGenerator<Remembered[]> {
  for (let after = 0; ;) {
    const changes = await rowsOf<Remembered>(
      tx,
      sql`select id, before from directory_changes where run_id = ${runId} and kind = ${kind} and id > ${after}
          order by id limit ${batchSize}`,
    )
    const last = changes.at(-1)
    if (!last) return
    after = last.id
    yield changes
  }
}

const createdIn = (changes: readonly Remembered[]) => changes.flatMap(({ id, before }) => (before ? [] : [id]))

async function restore(tx: Database, run: Run, kind: EntryKind, undoneId: number): Promise<Kept[]> {
  const kept: Kept[] = []
  for await (const changes of changesOf(tx, kind, undoneId)) {
    const before = changes.flatMap((change) => change.before ?? [])
    if (kind === 'practitioners') {
      await writePractitioners(tx, before as WholePractitioner[], false)
      kept.push(...(await removeAddedServices(tx, run, before as WholePractitioner[])))
    } else
      await upsertRows(
        tx,
        entryTables[kind],
        before.map(({ row }) => row),
        'id',
      )
    run.counts[kind].changed += before.length
  }
  return kept
}
