import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { createCodeList } from '../codes/code-list.ts'
import type { ListName, Mappings } from '../codes/codes.ts'
import { kindNames, type KindName } from '../kinds/kind-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Source } from '../source.ts'
import { readCsv, UnreadableFile } from './read-csv.ts'
import { readTable } from './read-table.ts'

/** Files of the folder that are no tables of ours and yet known. */
export const mappingFile = 'mapping.csv'
export const reportFile = 'problems.csv'

const listNames: readonly string[] = [
  'countries',
  'cities',
  'specialities',
  'languages',
  'tenants',
] satisfies ListName[]

/** A folder of CSV files, each named by its kind. */
export async function openCsvFolder(
  folder: string,
  name: string,
  report: (problem: ImportProblem) => void,
): Promise<Source> {
  const files = new Map<KindName, string>()
  const known = createCodeList<string>()
  for (const kind of kindNames) known.add(kind, [kind])
  for (const file of readdirSync(folder)
    .filter((each) => /\.csv$/i.test(each))
    .sort()) {
    const base = file
      .slice(0, -4)
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    const kind = kindNames.find((each) => each === base)
    if (kind) files.set(kind, file)
    else if (![mappingFile, reportFile].includes(file.toLowerCase())) report(unknownFile(file, known.suggest(base)))
  }
  if (files.size === 0)
    report({
      file: '',
      line: 0,
      column: '',
      value: folder,
      expected: `a folder with files such as ${kindNames.slice(4, 7).join('.csv, ')}.csv`,
    })
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
    kinds: new Set(files.keys()),
    mappings: await readMappings(folder, report),
    rows: async function* (report) {
      for (const kind of kindNames) {
        const file = files.get(kind)
        if (file) yield* readTable(join(folder, file), file, kind, report)
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

const unknownFile = (file: string, meant: string | undefined): ImportProblem => ({
  ...{ file, line: 0, column: '', value: '' },
  ...(meant
    ? { expected: `a known file; did you mean ${meant}.csv?` }
    : { expected: `one of ${kindNames.join('.csv, ')}.csv; this file is left out`, isWarning: true as const }),
})

/** `mapping.csv`: the list, the source's word, ours. */
async function readMappings(folder: string, report: (problem: ImportProblem) => void): Promise<Mappings> {
  const mappings: Partial<Record<ListName, Map<string, string>>> = {}
  if (!existsSync(join(folder, mappingFile))) return mappings
  try {
    for await (const { line, cells } of readCsv(join(folder, mappingFile))) {
      const [list = '', theirs = '', ours = ''] = cells
      if (list.toLowerCase() === 'list' || list.startsWith('#')) continue
      if (!listNames.includes(list))
        report({ file: mappingFile, line, column: 'list', value: list, expected: `one of ${listNames.join(', ')}` })
      else (mappings[list as ListName] ??= new Map()).set(theirs, ours)
    }
  } catch (failure) {
    if (!(failure instanceof UnreadableFile)) throw failure
    report({ file: mappingFile, line: failure.line, column: '', value: '', expected: failure.message })
  }
  return mappings
}
