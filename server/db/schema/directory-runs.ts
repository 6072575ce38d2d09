import { integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { bytes, created } from './columns.ts'

/** How many entries of each kind a run created, changed, left alone and hid; `removed` of one that took another back. */
export type RunCounts = Record<
  string,
  { created: number; changed: number; unchanged: number; hidden: number; removed?: number }
>

/** Changes of the directory by an import, or by taking one back, in the order in which they were committed. */
export const directoryRuns = pgTable('directory_runs', {
  id: serial().primaryKey(),
  source: text().notNull(),
  /** Account of the machine that ran it. */
  startedBy: text().notNull(),
  startedAt: created(),
  counts: jsonb().$type<RunCounts>().notNull(),
  /** The source's own words with ours, as lines of `mapping.csv`; null where the files had none, or the same as before. */
  mappings: jsonb().$type<[list: string, theirs: string, ours: string][]>(),
  /** The run that this one took back. */
  undoes: integer(),
})

/** What a run changed, as it was before; null where there was nothing. */
export const directoryChanges = pgTable(
  'directory_changes',
  {
    runId: integer()
      .notNull()
      .references(() => directoryRuns.id, { onDelete: 'cascade' }),
    /** `practitioners`, `facilities` …, one of the counted kinds; `services` for the last id of those that were removed. */
    kind: text().notNull(),
    id: integer().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.kind, t.id] })],
)

/** Pictures that came with an import, by the digest of what is stored. */
export const directoryPictures = pgTable('directory_pictures', {
  digest: text().primaryKey(),
  bytes: bytes().notNull(),
})
