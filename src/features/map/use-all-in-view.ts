import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '#src/api/search-api.ts'
import { useApp } from '#src/context/app-context.ts'
import { freshFor, keyOf, notKept } from '#src/queries/resource.ts'
import type { Bounds } from './place.ts'

type Found<Hit> = { hits: readonly Hit[]; nbHits: number }
export type AllInView<Hit> = {
  /** Those to show; undefined until they are known. */
  hits: readonly Hit[] | undefined
  /** What the map opens around. */
  around: readonly Hit[] | undefined
  /** How many more there are in what is shown than one answer holds. */
  missing: number
  onRest: ((bounds: Bounds) => void) | undefined
}

/** As many as one call may ask for. */
export const mostOnMap = 1000

/**
 * All that a question finds, whatever of it a list has loaded. Where that is more than one answer holds, the part of the map
 * that is shown is asked about again, each time it has come to rest.
 */
export function useAllInView<Hit>(
  what: 'doctors' | 'clinics',
  question: Question,
  { ask, isWanted }: { ask: (question: Question, signal: AbortSignal) => Promise<Found<Hit>>; isWanted: boolean },
): AllInView<Hit> {
  const app = useApp()
  const [bounds, setBounds] = useState<Bounds>()
  const queryFor = (query: Question) => ({
    queryKey: keyOf(app, 'map', what, query),
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(query, signal),
    staleTime: freshFor.directory,
    // Larger than a page, and asked for only here.
    meta: notKept,
  })
  const all = useQuery({ ...queryFor(question), enabled: isWanted })
  const isPart = all.data !== undefined && all.data.nbHits > all.data.hits.length
  const near = useQuery({
    ...queryFor({ ...question, ...(bounds ? { insideBoundingBox: [boxOf(bounds)] } : {}) }),
    enabled: isWanted && isPart && bounds !== undefined,
    placeholderData: keepPreviousData,
  })
  const shown = (isPart && bounds ? near.data : undefined) ?? all.data
  return {
    hits: isWanted ? shown?.hits : undefined,
    around: isWanted ? all.data?.hits : undefined,
    missing: isWanted && shown ? shown.nbHits - shown.hits.length : 0,
    onRest: isPart ? setBounds : undefined,
  }
}

/** Opposite corners, a little outside of what is shown, so that small moves ask nothing new. */
const boxOf = ([west, south, east, north]: Bounds): number[] => [
  outwards(south, -1),
  outwards(west, -1),
  outwards(north, 1),
  outwards(east, 1),
]
const outwards = (degrees: number, sign: 1 | -1) => (sign * Math.ceil(sign * degrees * 50)) / 50
