import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import type { RunCounts } from '#server/db/schema/directory-runs'
import { rowsOf } from './rows-of.ts'

/** Kinds of entries that a run counts and can take back, with their tables; those that others refer to come first. */
export const entryTables = {
  insurers: 'insurers',
  plans: 'insurance_plans',
  organisations: 'organisations',
  facilities: 'facilities',
  practitioners: 'practitioners',
} as const
export type EntryKind = keyof typeof entryTables
export const entryKinds = Object.keys(entryTables) as EntryKind[]

/** A run under way. */
export type Run = {
  id: number
  source: string
  counts: Record<EntryKind, RunCounts[string]>
  /** Whether it added countries, cities or specialities. */
  addsToLists?: boolean
}

type Started = { source: string; startedBy: string; undoes?: number }

/** Writes a run down in the transaction of what it changes. */
export async function startRun(tx: Database, { source, startedBy, undoes }: Started): Promise<Run> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into directory_runs (source, started_by, started_at, counts, undoes)
        values (${source}, ${startedBy}, clock_timestamp(), '{}', ${undoes ?? null}) returning id`,
  )
  const none = () => ({ created: 0, changed: 0, unchanged: 0, hidden: 0 })
  const counts = { insurers: none(), plans: none(), organisations: none(), facilities: none(), practitioners: none() }
  return { id: rows[0]?.id ?? 0, source, counts }
}

/** Stores what the run did. */
export async function finishRun(tx: Database, { id, counts }: Run): Promise<void> {
  await tx.execute(sql`update directory_runs set counts = ${JSON.stringify(counts)}::jsonb where id = ${id}`)
}

/** Whether a run did anything. */
export const hasChanges = ({ counts, addsToLists = false }: Pick<Run, 'counts' | 'addsToLists'>): boolean =>
  addsToLists || Object.values(counts).some(({ created, changed, hidden }) => created + changed + hidden > 0)

export type Change = { id: number; before: unknown }

/** Remembers how entries were before. */
export async function recordChanges(
  tx: Database,
  run: Run,
  kind: EntryKind | 'services',
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const records = JSON.stringify(changes.map(({ id, before }) => ({ run_id: run.id, kind, id, before })))
  await tx.execute(
    sql`insert into directory_changes (run_id, kind, id, before)
        select run_id, kind, id, before from json_populate_recordset(null::directory_changes, ${records}::json)`,
  )
}
