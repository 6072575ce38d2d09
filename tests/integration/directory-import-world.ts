import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '#tests/support/database'
import { directoryTool } from '#tests/support/directory-tool'

/** The files of the documentation: twelve clinics and two hundred doctors. */
export const sample = join(import.meta.dirname, '../../docs/examples/directory')

/** Changes the lines of a file of CSV, of which the first one names the columns. */
export function edit(folder: string, file: string, change: (lines: string[]) => string[]): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8').split('\r\n')).join('\r\n'))
}

export type DirectoryWorld = Awaited<ReturnType<typeof openDirectoryWorld>>

/** A database into which files are read, with the tool that does it and a folder for files, which goes with it. */
export async function openDirectoryWorld() {
  const root = mkdtempSync(join(tmpdir(), 'patientweb-directory-'))
  const database = await openTestDatabase()
  let folders = 0
  return {
    root,
    database,
    /** Runs `npm run directory -- …`. */
    directory: (...args: string[]) => directoryTool(database, ...args),
    /** A new folder with the sample, for changes. */
    copyOfSample() {
      const folder = join(root, `copy-${++folders}`)
      cpSync(sample, folder, { recursive: true })
      return folder
    },
    /** Every row of a source, with its times and numbers of runs left out. */
    rowsOf: (source: string) =>
      database.query(
        `select source_id, to_jsonb(p) - 'updated_at' as doctor,
           (select jsonb_agg(to_jsonb(l) order by l.position) from practice_locations l where l.practitioner_id = p.id) as places,
           (select jsonb_agg(to_jsonb(s) order by s.id) from services s where s.practitioner_id = p.id) as services,
           (select jsonb_agg(to_jsonb(r) order by to_jsonb(r)::text) from availability_rules r where r.practitioner_id = p.id) as rules,
           (select jsonb_agg(e.during order by e.during) from availability_exceptions e where e.practitioner_id = p.id) as away
         from practitioners p where source = $1 order by source_id collate "C"`,
        [source],
      ),
    close: async () => {
      await database.close()
      rmSync(root, { recursive: true })
    },
  }
}
