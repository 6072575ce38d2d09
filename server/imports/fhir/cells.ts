import { cleanCell } from '../rows/clean-cell.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { namesOf } from '../rows/column-names.ts'
import type { Place, RawRow } from '../rows/raw-row.ts'
import { keyOf } from './references.ts'
import type { Found } from './read/each-resource.ts'
import type { Said } from './texts/said.ts'
import { mappedWord, type Words } from './words.ts'

/** Words of an element, where another resource has it. */
export type SaidBy = Said & { by?: Pick<Found, 'file' | 'line'> & { name: string } }

type Filling = {
  /** Where the value would be, if nothing is said. */
  at?: string | undefined
  /** Words beside those of the resource that `mapping.csv` may have lines for. */
  keys?: readonly string[]
  /** Which of several words is one of ours; the first without. */
  isKnown?: (text: string) => boolean
  /** What stands there where nothing is said. */
  otherwise?: string
}

/** Makes the cells of a row, each with the element that it comes from. */
export function createCells(kind: KindName, found: Pick<Found, 'file' | 'line' | 'resource'>, words: Words) {
  const { file, line, resource } = found
  const name: string = keyOf(resource)
  const cells: Record<string, string> = {}
  const places: Record<string, Place> = { '': { file, line, column: name } }
  return {
    /** The value of a column: the first of the words that is known, or what `mapping.csv` says. */
    put: (column: string, said: readonly SaidBy[], { at, keys = [], isKnown, otherwise = '' }: Filling = {}) => {
      const best = (isKnown && said.find(({ text }) => isKnown(text))) ?? said[0]
      cells[column] = cleanCell(mappedWord(words, kind, column, [name, ...keys], said) ?? best?.text ?? otherwise)
      const path = best?.path ?? at
      const by = best && 'by' in best ? best.by : undefined
      places[column] = {
        ...(by ? { file: by.file, line: by.line } : { file, line }),
        column: path ? `${by?.name ?? name} ${path}` : `${name} ${kind}.${column}`,
      }
    },
    /** Ids of the source's own, and what they lead to. */
    refer: (column: string, id: string, path?: string) => {
      cells[column] = id
      places[column] = { file, line, column: path ? `${name} ${path}` : name }
    },
    row: (): RawRow => {
      for (const column of namesOf(kind)) {
        const mapped = column in cells ? undefined : mappedWord(words, kind, column, [name], [])
        if (mapped !== undefined) cells[column] = mapped
        places[column] ??= { file, line, column: `${name} ${kind}.${column}` }
      }
      return { kind, file, line, cells, places, mayRepeat: true }
    },
  }
}
