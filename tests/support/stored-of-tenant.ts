import type { OpenDatabase } from '#server/db/open'

/** Changed by being looked at; or the note of an attempt itself. */
const left: Readonly<Record<string, string>> = { staff_sessions: 'false', staff_events: `kind <> 'session_stolen'` }

/** A digest of all that is stored of a tenant, by table: also of tables that are added. */
export async function storedOfTenant(database: OpenDatabase, code: string): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string; key: string }>(
    `select table_name as name, column_name as key from information_schema.columns
     where table_schema = 'public' and (column_name = 'tenant_code' or (table_name, column_name) = ('tenants', 'code'))`,
  )
  const digests = tables.map(
    ({ name, key }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
       from ${name} t where ${key} = $1 and ${left[name] ?? 'true'}`,
  )
  const rows = await database.query<{ name: string; digest: string }>(digests.join(' union all '), [code])
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
