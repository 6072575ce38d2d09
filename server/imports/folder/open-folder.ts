import { existsSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { fhirKinds } from '../fhir/fhir-kinds.ts'
import { createFhirRows } from '../fhir/fhir-rows.ts'
import { findFhirFiles } from '../fhir/find-files.ts'
import { indexFiles } from '../fhir/index-files.ts'
import { createPhotos } from '../fhir/photos.ts'
import { kindNames, type KindName } from '../kinds/kind-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Source } from '../source.ts'
import { findTables } from './find-tables.ts'
import { readMappings } from './read-mappings.ts'

/**
 * A folder of files in CSV or NDJSON, each named by its kind, and of resources of FHIR for the kinds that no such file has; or one file of
 * resources with the `mapping.csv` and pictures beside it.
 */
export async function openFolder(
  path: string,
  name: string,
  report: (problem: ImportProblem) => void,
  today = new Date().toISOString().slice(0, 10),
): Promise<Source> {
  const only = statSync(path).isFile() ? basename(path) : undefined
  const folder = only === undefined ? path : dirname(path)
  const files = only === undefined ? findFhirFiles(folder) : [only]
  const tables = only === undefined ? findTables(folder, files, report) : new Map<KindName, never>()
  const isTable = (kind: KindName) => tables.has(kind)
  const { mappings, words } = await readMappings(folder, files.length > 0, report)
  const index = files.length > 0 ? await indexFiles(folder, files, today, report) : undefined
  const photos = createPhotos(folder)
  const pathOf = pathsWithin(folder)
  return {
    name,
    kinds: new Set([...tables.keys(), ...(index ? fhirKinds(index, isTable, report) : [])]),
    mappings,
    rows: async function* (report, codes) {
      const fhir =
        index && createFhirRows({ folder, index, photos, isTable, reading: { ...index, words, codes, report } })
      for (const kind of kindNames) {
        const table = tables.get(kind)
        if (table) yield* table.read(join(folder, table.file), table.file, kind, report)
        else if (fhir) yield* fhir(kind)
      }
    },
    hasFile: (path) => photos.has(path) || pathOf(path) !== undefined,
    readFile: async (path) => {
      const photo = await photos.read(path)
      if (photo) return photo
      const file = pathOf(path)
      if (!file) throw new Error(`${path} is not in the folder any more`)
      return readFile(file)
    },
  }
}

/** Files of a folder by their paths; a link could lead out of it. */
function pathsWithin(folder: string): (path: string) => string | undefined {
  const root = realpathSync(folder)
  return (path) => {
    const whole = resolve(root, path)
    if (!existsSync(whole)) return undefined
    const real = realpathSync(whole)
    return real.startsWith(root + sep) && statSync(real).isFile() ? real : undefined
  }
}
