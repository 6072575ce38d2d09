/** What a suggestion may stand for. */
export type SuggestionKind = 'speciality' | 'doctor' | 'facility' | 'insurer'

type Found = { _rankingInfo?: { nbTypos?: number; firstMatchedWord?: number } } | undefined

/**
 * Which of two groups comes first, by the best of each: the one with fewer typos, then the one whose names hold what was typed
 * and not only their other words. A speciality is meant by its everyday words as much as by its name.
 */
export function byCloseness(kind: SuggestionKind, best: Found, otherKind: SuggestionKind, otherBest: Found): number {
  const [own, other] = [closeness(kind, best), closeness(otherKind, otherBest)]
  return own.typos - other.typos || own.depth - other.depth || order.indexOf(kind) - order.indexOf(otherKind)
}

const closeness = (kind: SuggestionKind, best: Found) => ({
  typos: best?._rankingInfo?.nbTypos ?? 0,
  depth: kind === 'speciality' ? 0 : (best?._rankingInfo?.firstMatchedWord ?? 0),
})

/** Where all else is alike: there are few specialities and insurers, and many doctors whose names begin with anything. */
const order: readonly SuggestionKind[] = ['speciality', 'insurer', 'doctor', 'facility']
