import { existsSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { kindNames } from '../kinds/kind-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Source } from '../source.ts'
import { findTables } from './find-tables.ts'
import { readMappings } from './read-mappings.ts'

/** A folder of files in CSV or NDJSON, each named by its kind. */
export async function openFolder(
  folder: string,
  name: string,
  report: (problem: ImportProblem) => void,
): Promise<Source> {
  const tables = findTables(folder, report)
  const root = realpathSync(folder)
  const pathOf = (path: string) => {
    const whole = resolve(root, path)
    if (!existsSync(whole)) return undefined
    // A link could lead out of the folder.
    const real = realpathSync(whole)
    return real.startsWith(root + sep) && statSync(real).isFile() ? real : undefined
  }
  return {
    name,
    kinds: new Set(tables.keys()),
    mappings: await readMappings(folder, report),
    rows: async function* (report) {
      for (const kind of kindNames) {
        const table = tables.get(kind)
        if (table) yield* table.read(join(folder, table.file), table.file, kind, report)
      }
    },
    hasFile: (path) => pathOf(path) !== undefined,
    readFile: async (path) => {
      const file = pathOf(path)
      if (!file) throw new Error(`${path} is not in the folder any more`)
      return readFile(file)
    },
  }
}
