import type { OpenDatabase } from '#server/db/open'

/** What servers listen to: the directory has changed. */
export const directoryChannel = 'patientweb_directory'

/** Number of the last change of the directory by an import; 0 before the first. Changes are committed in the order of their numbers. */
export async function readLastRun(database: Pick<OpenDatabase, 'query'>): Promise<number> {
  const [row] = await database.query<{ last: number }>(
    `select coalesce(max(r.id), 0)::int as last from directory_runs r
     where r.undoes is not null or exists (select from directory_changes c where c.run_id = r.id)
       or r.id in (select added_by_run from countries union select added_by_run from cities union select added_by_run from specialities)`,
  )
  return row?.last ?? 0
}
