import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '#src/api/search-api.ts'
import { useApp } from '#src/context/app-context.ts'
import { freshFor, keyOf, notKept } from '#src/queries/resource.ts'
import type { Bounds } from './place.ts'

type Found<Hit> = { hits: readonly Hit[]; nbHits: number }
export type AllInView<Hit> = {
  /** Hits to show; undefined until they are loaded. */
  hits: readonly Hit[] | undefined
  /** What the map opens around. */
  around: readonly Hit[] | undefined
  /** How many more hits the visible part has than one answer holds. */
  missing: number
  onRest: ((bounds: Bounds) => void) | undefined
}

/** The most that one call may request. */
export const mostOnMap = 1000

/**
 * All hits of a query, however many the list has loaded. Where these are more than one answer holds, the query is repeated for
 * the visible part of the map, each time it has stopped moving.
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
    // Larger than a page, and only needed here.
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

/** Opposite corners, a little outside the visible part, so that small moves need no new query. */
const boxOf = ([west, south, east, north]: Bounds): number[] => [
  outwards(south, -1),
  outwards(west, -1),
  outwards(north, 1),
  outwards(east, 1),
]
const outwards = (degrees: number, sign: 1 | -1) => (sign * Math.ceil(sign * degrees * 50)) / 50
