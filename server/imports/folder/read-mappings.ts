import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listNames, type ListName, type Mappings } from '../codes/codes.ts'
import { readCsv, UnreadableFile } from '../csv/read-csv.ts'
import { wordKey, wordLists, type Words } from '../fhir/words.ts'
import type { ImportProblem } from '../rows/problem.ts'
import { mappingFile } from './find-tables.ts'

/** Far more than a source has words of its own. */
const mostLines = 100_000

/**
 * `mapping.csv`: the list, the source's word, ours.
 *
 * @param hasFhir whether columns are lists too, for what FHIR says in codes or not at all
 */
export async function readMappings(
  folder: string,
  hasFhir: boolean,
  report: (problem: ImportProblem) => void,
): Promise<{ mappings: Mappings; words: Words }> {
  const mappings: Partial<Record<ListName, Map<string, string>>> = {}
  const words = new Map<string, Map<string, string>>()
  if (!existsSync(join(folder, mappingFile))) return { mappings, words }
  try {
    for await (const { line, cells } of readCsv(join(folder, mappingFile))) {
      const [list = '', theirs = '', ours = ''] = cells
      if (line > mostLines) throw new UnreadableFile(line, `at most ${mostLines} lines`)
      if (list.toLowerCase() === 'list' || list.startsWith('#')) continue
      const known = listNames.find((each) => each === list)
      if (known) (mappings[known] ??= new Map()).set(theirs, ours)
      else if (hasFhir && wordLists.includes(list))
        words.set(list, (words.get(list) ?? new Map<string, string>()).set(wordKey(theirs), ours))
      else report({ file: mappingFile, line, column: 'list', value: list, expected: namesFor(hasFhir) })
    }
  } catch (failure) {
    if (!(failure instanceof UnreadableFile)) throw failure
    report({ file: mappingFile, line: failure.line, column: '', value: '', expected: failure.message })
  }
  return { mappings, words }
}

const namesFor = (hasFhir: boolean) =>
  `one of ${listNames.join(', ')}${hasFhir ? ', or a column of ours such as services.fee' : ''}`
