import { kindNames, type KindName } from '../kinds/kind-names.ts'
import { namesOf } from '../rows/column-names.ts'
import type { Said } from './texts/said.ts'

/** What a source's words mean in a column, by `kind.column`: `services.fee`. */
export type Words = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Names of lists of `mapping.csv` that are columns. */
export const wordLists: readonly string[] = kindNames.flatMap((kind) => namesOf(kind).map((name) => `${kind}.${name}`))

/** How words are compared. */
export const wordKey = (text: string) => text.trim().toLowerCase()

/** Whatever is said. */
const anything = '*'

/**
 * What `mapping.csv` has for a column of a resource: by the resource, by one of its words, for whatever it says, or where it says nothing. An empty
 * text leaves the column out.
 */
export function mappedWord(
  words: Words,
  kind: KindName,
  column: string,
  keys: readonly string[],
  said: readonly Said[],
): string | undefined {
  const list = words.get(`${kind}.${column}`)
  if (!list) return undefined
  for (const key of [...keys, ...said.map(({ text }) => text), said.length > 0 ? anything : '']) {
    const ours = list.get(wordKey(key))
    if (ours !== undefined) return ours
  }
  return undefined
}
