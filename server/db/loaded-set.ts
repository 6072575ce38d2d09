import type { OpenDatabase } from './database.ts'

/** Whether a set was loaded completely, in any version. */
export async function isSetLoaded(open: OpenDatabase, name: string): Promise<boolean> {
  const rows = await open.query(`select 1 from loaded_sets where name = $1 and state = 'loaded'`, [name])
  return rows.length > 0
}

/** Whether a set was loaded completely in this version. */
export async function isVersionLoaded(open: OpenDatabase, name: string, version: string): Promise<boolean> {
  const rows = await open.query(`select 1 from loaded_sets where name = $1 and version = $2 and state = 'loaded'`, [
    name,
    version,
  ])
  return rows.length > 0
}

/** Records that a set is being loaded, so that the next start detects an interruption. */
export async function startSet(open: OpenDatabase, name: string, version: string): Promise<void> {
  await open.query(
    `insert into loaded_sets (name, version, state) values ($1, $2, 'loading')
     on conflict (name) do update set version = excluded.version, state = 'loading', updated_at = now()`,
    [name, version],
  )
}

/** Records that a set was loaded completely. */
export async function finishSet(open: OpenDatabase, name: string): Promise<void> {
  await open.query(`update loaded_sets set state = 'loaded', updated_at = now() where name = $1`, [name])
}
