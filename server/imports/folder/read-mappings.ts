import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ListName, Mappings } from '../codes/codes.ts'
import { readCsv, UnreadableFile } from '../csv/read-csv.ts'
import type { ImportProblem } from '../rows/problem.ts'
import { mappingFile } from './find-tables.ts'

const listNames: readonly string[] = [
  'countries',
  'cities',
  'specialities',
  'languages',
  'tenants',
] satisfies ListName[]

/** `mapping.csv`: the list, the source's word, ours. */
export async function readMappings(folder: string, report: (problem: ImportProblem) => void): Promise<Mappings> {
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
