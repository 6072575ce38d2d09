import type { Codes } from '../codes/codes.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Reference, ResourceType } from './elements.ts'
import type { PlaceResources } from './places.ts'
import type { Found } from './read/each-resource.ts'
import { keyOf, type Key, type References } from './references.ts'
import type { Words } from './words.ts'

/** What rows are made with. */
export type Reading = {
  places: PlaceResources
  references: References
  /** Locations that an organisation manages. */
  placesOf: (organisation: Key<'Organization'>) => readonly Key<'Location'>[]
  /** Resources that are in use no more. */
  unused: ReadonlySet<Key>
  words: Words
  codes: Codes
  /** A day, `2026-11-27`: what ended before it is left out. */
  today: string
  report: (problem: ImportProblem) => void
}

/** Where a reference leads, if to something in use; one that leads nowhere is reported. */
export function follow<Type extends ResourceType>(
  { references, unused, report }: Pick<Reading, 'references' | 'unused' | 'report'>,
  found: Pick<Found, 'file' | 'line' | 'resource'>,
  path: string,
  reference: Reference | undefined,
  types: readonly Type[],
): Key<Type> | undefined {
  const target = references.find(reference, types, found.resource)
  if (!target) return undefined
  if ('key' in target) return unused.has(target.key) ? undefined : target.key
  const { file, line, resource } = found
  report({ file, line, column: `${keyOf(resource)} ${path}`, value: target.value, expected: target.fault })
  return undefined
}

/** All of a list that lead to something in use, each once. */
export const followAll = <Type extends ResourceType>(
  reading: Pick<Reading, 'references' | 'unused' | 'report'>,
  found: Pick<Found, 'file' | 'line' | 'resource'>,
  path: string,
  references: readonly Reference[] | undefined,
  types: readonly Type[],
): Key<Type>[] => [
  ...new Set(
    (references ?? []).flatMap(
      (reference, index) => follow(reading, found, `${path}[${index}]`, reference, types) ?? [],
    ),
  ),
]
