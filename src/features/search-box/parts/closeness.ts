/** Kinds of suggestions. */
export type SuggestionKind = 'speciality' | 'doctor' | 'facility' | 'insurer'

type Found = { _rankingInfo?: { nbTypos?: number; firstMatchedWord?: number } } | undefined

/**
 * Compares two groups by the best hit of each: fewer typos first, then a match in the name before one in other attributes. For
 * a speciality everyday words count like its name.
 */
export function byCloseness(kind: SuggestionKind, best: Found, otherKind: SuggestionKind, otherBest: Found): number {
  const [own, other] = [closeness(kind, best), closeness(otherKind, otherBest)]
  return own.typos - other.typos || own.depth - other.depth || order.indexOf(kind) - order.indexOf(otherKind)
}

const closeness = (kind: SuggestionKind, best: Found) => ({
  typos: best?._rankingInfo?.nbTypos ?? 0,
  depth: kind === 'speciality' ? 0 : (best?._rankingInfo?.firstMatchedWord ?? 0),
})

/** Order of otherwise equal groups: there are few specialities and insurers, and many doctors for any prefix. */
const order: readonly SuggestionKind[] = ['speciality', 'insurer', 'doctor', 'facility']
