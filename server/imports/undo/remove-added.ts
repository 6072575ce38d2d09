import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { rowsOf } from '../apply/rows-of.ts'

/** An entry of a list that a run added and that stays, with what uses it. */
export type KeptInList = { kind: 'specialities' | 'cities' | 'countries'; sourceId: string; why: readonly string[] }

type List = { kind: KeptInList['kind']; key: string; shown: string; uses: readonly Use[] }
/** `from` names what has the key of an entry as `key`. */
type Use = { what: string; from: string }

const by = (table: string, column: string, what: string): Use => ({
  what,
  from: `select ${column}::text as key from ${table}`,
})

/** The lists, what refers to others first. Also what is hidden uses them: it may come back. */
const lists: readonly List[] = [
  {
    ...{ kind: 'specialities', key: 'id', shown: 'slug' },
    uses: [by('practitioners', 'speciality_id', 'practitioners')],
  },
  {
    ...{ kind: 'cities', key: 'id', shown: 'slug' },
    uses: [by('practitioners', 'city_id', 'practitioners'), by('facilities', 'city_id', 'facilities')],
  },
  {
    ...{ kind: 'countries', key: 'code', shown: 'code' },
    uses: [
      by('cities', 'country_code', 'cities'),
      by('practitioners', 'country_code', 'practitioners'),
      by('facilities', 'country_code', 'facilities'),
      { what: 'insurers', from: 'select unnest(country_codes) as key from insurers' },
      {
        what: 'tenants with it as a market',
        from: `select jsonb_array_elements_text(configuration -> 'markets') as key from tenants
               where jsonb_typeof(configuration -> 'markets') = 'array'`,
      },
    ],
  },
]

/** Removes what a run added to the lists. What is used stays, and is told of. */
export async function removeAdded(tx: Database, runId: number): Promise<KeptInList[]> {
  const kept: KeptInList[] = []
  for (const { kind, key, shown, uses } of lists) {
    const [table, id, name] = [kind, key, shown].map((each) => sql.identifier(each))
    const added = await rowsOf<{ key: string; shown: string }>(
      tx,
      sql`select ${id}::text as key, ${name} as shown from ${table} where added_by_run = ${runId} order by ${id} for update`,
    )
    for (const entry of added) {
      const why: string[] = []
      for (const { what, from } of uses) {
        const [found] = await rowsOf<{ count: number }>(
          tx,
          sql`select count(*)::int as count from (${sql.raw(from)}) used where key = ${entry.key}`,
        )
        if (found?.count) why.push(`${what} (${found.count})`)
      }
      if (why.length > 0) kept.push({ kind, sourceId: entry.shown, why })
      else await tx.execute(sql`delete from ${table} where ${id}::text = ${entry.key}`)
    }
  }
  return kept
}
