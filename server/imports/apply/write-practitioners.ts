import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { rowsOf } from './rows-of.ts'
import { upsertRows, type TableRow } from './upsert-rows.ts'

/** A doctor with all rows that hang on them, as the database has them. */
export type WholePractitioner = {
  row: TableRow
  locations: TableRow[]
  services: TableRow[]
  rules: TableRow[]
  exceptions: TableRow[]
}

const idsOf = (ids: readonly number[]) => sql`string_to_array(${ids.join()}, ',')::int[]`

/** Doctors as they are, by id. */
export async function snapshotPractitioners(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, WholePractitioner>> {
  if (ids.length === 0) return new Map()
  const part = (table: string, what: string, order: string) =>
    sql.raw(`coalesce((select jsonb_agg(${what} order by ${order}) from ${table} part
      where part.practitioner_id = p.id), '[]'::jsonb)`)
  const rows = await rowsOf<{ id: number; whole: WholePractitioner }>(
    tx,
    sql`select p.id, jsonb_build_object('row', to_jsonb(p) - 'updated_at',
          'locations', ${part('practice_locations', 'to_jsonb(part)', 'part.position')}, 'services', ${part('services', 'to_jsonb(part)', 'part.id')},
          'rules', ${part('availability_rules', 'to_jsonb(part)', 'part.from_minute')},
          'exceptions', ${part('availability_exceptions', `to_jsonb(part) - 'id'`, 'part.id')}) as whole
        from practitioners p where p.id = any(${idsOf(ids)})`,
  )
  return new Map(rows.map(({ id, whole }) => [id, whole]))
}

/** Brings doctors and all that hangs on them to the given rows. Services that are not among them are hidden, since appointments may show them. */
export async function writePractitioners(
  tx: Database,
  people: readonly WholePractitioner[],
  areNew: boolean,
): Promise<void> {
  if (people.length === 0) return
  await upsertRows(
    tx,
    'practitioners',
    people.map(({ row }) => row),
    areNew ? undefined : 'id',
  )
  if (!areNew) {
    const ids = people.map(({ row }) => Number(row['id']))
    for (const table of ['practice_locations', 'availability_rules', 'availability_exceptions'])
      await tx.execute(sql`delete from ${sql.identifier(table)} where practitioner_id = any(${idsOf(ids)})`)
    const kept = people.flatMap(({ services }) => services.map(({ id }) => Number(id)))
    await tx.execute(
      sql`update services set hidden_since = now() where practitioner_id = any(${idsOf(ids)}) and hidden_since is null
          and not (id = any(${idsOf(kept)}))`,
    )
  }
  await upsertRows(
    tx,
    'practice_locations',
    people.flatMap(({ locations }) => locations),
  )
  await upsertRows(
    tx,
    'services',
    people.flatMap(({ services }) => services),
    'id',
  )
  await upsertRows(
    tx,
    'availability_rules',
    people.flatMap(({ rules }) => rules),
  )
  await upsertRows(
    tx,
    'availability_exceptions',
    people.flatMap(({ exceptions }) => exceptions),
  )
}
