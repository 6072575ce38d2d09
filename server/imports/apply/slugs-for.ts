import { sql } from 'drizzle-orm'
import { trimBoth } from '#contract/trim'
import type { Database } from '#server/db/database'
import { rowsOf } from './rows-of.ts'

type Named = { name: string; country: string; suffix: number | string }

/** Last segments of addresses of new entries: of their English names, with their suffix behind where another has that already. */
export async function slugsFor(
  tx: Database,
  table: 'practitioners' | 'facilities',
  entries: readonly Named[],
): Promise<string[]> {
  const wanted = entries.map(({ name, country }) => ({ country_code: country, slug: baseOf(name) }))
  const rows = await rowsOf<{ taken: string }>(
    tx,
    sql`select t.country_code || '/' || t.slug as taken from ${sql.identifier(table)} t
        join json_to_recordset(${JSON.stringify(wanted)}::json) as w(country_code text, slug text) using (country_code, slug)`,
  )
  const taken = new Set(rows.map((row) => row.taken))
  return entries.map(({ name, country, suffix }) => {
    const base = baseOf(name)
    const isFree = base !== '' && !taken.has(`${country}/${base}`)
    taken.add(`${country}/${base}`)
    return isFree ? base : trimBoth(`${base}-${suffix}`, '-')
  })
}

/** Latin letters and digits with dashes between; empty where a name has none. */
export const baseOf = (name: string): string =>
  trimBoth(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .replace(/[^a-z0-9]+/g, '-'),
    '-',
  ).slice(0, 80)
