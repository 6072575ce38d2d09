import { createCodeList } from '../codes/code-list.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { columnsOf } from '../kinds/kinds.ts'
import type { ImportProblem } from './problem.ts'

/** The names of a kind's columns. */
export const namesOf = (kind: KindName): string[] => columnsOf(kind).map(([name]) => name)

/** A name as people write it, as ours are written: `Name EN` is `name_en`. */
export const columnNameOf = (written: string): string =>
  written
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, '_')

/** What is wrong with a name that a kind does not have: a mistake where another was probably meant, else a note. */
export function unknownColumn(kind: KindName, name: string): Pick<ImportProblem, 'expected' | 'isWarning'> {
  const known = createCodeList<string>()
  for (const each of namesOf(kind)) known.add(each, [each])
  const meant = known.suggest(name)
  return meant
    ? { expected: `a known column; did you mean "${meant}"?` }
    : { expected: 'a known column; this one is left out', isWarning: true }
}
