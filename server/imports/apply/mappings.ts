import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { listNames, type Mappings } from '../codes/codes.ts'
import type { Run } from './run.ts'
import { rowsOf } from './rows-of.ts'

/** A line of `mapping.csv`: the list, the source's word, ours. */
export type MappingLine = readonly [list: string, theirs: string, ours: string]

/** Remembers a source's own words with its run, where they are others than before. */
export async function rememberMappings(tx: Database, run: Run, mappings: Mappings): Promise<void> {
  const lines = listNames.flatMap((list) =>
    [...(mappings[list] ?? [])].map(([theirs, ours]): MappingLine => [list, theirs, ours]),
  )
  if (lines.length === 0 || JSON.stringify(lines) === JSON.stringify(await lastMappings(tx, run.source))) return
  await tx.execute(sql`update directory_runs set mappings = ${JSON.stringify(lines)}::jsonb where id = ${run.id}`)
}

/** The own words that a source last had; none where it never had any. */
export async function lastMappings(tx: Database, source: string): Promise<readonly MappingLine[]> {
  const [row] = await rowsOf<{ mappings: MappingLine[] }>(
    tx,
    sql`select mappings from directory_runs r where source = ${source} and mappings is not null
          and not exists (select from directory_runs u where u.undoes = r.id)
        order by id desc limit 1`,
  )
  return row?.mappings ?? []
}
