import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CategoryAvailability } from '#contract/availability'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { categoryAvailabilityQuery } from '#src/queries/availability.ts'
import { positionOf } from '#src/queries/position.ts'
import { freshFor, keyOf, notKept } from '#src/queries/resource.ts'
import type { HomeCriteria } from './home-criteria.ts'
import type { FreeTimes } from './home-times.ts'
import { toRows } from './soonest.ts'

/** As many specialities show at once, and are asked about. */
export const tileCount = 8
const toFreeTimes = (tiles: readonly CategoryAvailability[]): FreeTimes => ({ tiles, rows: toRows(tiles) })

/** The next free times of the criteria, asked for once the page is alive: rendered pages hold no time. */
export function useFreeTimes(slugs: readonly string[], criteria: HomeCriteria) {
  const app = useApp()
  const isNarrowed = criteria.isNear || criteria.visit !== ''
  const isAsked = useNow() !== null && slugs.length > 0
  const every = useQuery({
    ...categoryAvailabilityQuery(app, slugs.slice(0, tileCount), {
      ...(criteria.city ? { city: criteria.city } : {}),
      limit: 1,
    }),
    enabled: isAsked && !isNarrowed,
    select: toFreeTimes,
  })
  const narrowed = useQuery({ ...narrowedQuery(app, slugs, criteria), enabled: isAsked && isNarrowed })
  return isNarrowed ? narrowed : every
}

/** Without a network nothing is on its way, and nothing was there before. */
export const isHeldBack = ({ data, isPaused }: Pick<ReturnType<typeof useFreeTimes>, 'data' | 'isPaused'>) =>
  isPaused && data === undefined

/** Puts the times that this device holds among the others: what is free is the same for everybody, and leaves them out. */
export const ownTimesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-times'),
    queryFn: async ({ signal }) => (await import('./own-times.ts')).findOwnTimes(app, signal),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** What finds them is loaded with the first criteria. */
function narrowedQuery(app: AppContext, slugs: readonly string[], { city = '', isNear, visit }: HomeCriteria) {
  const position = isNear ? positionOf(app) : undefined
  return queryOptions({
    queryKey: keyOf(app, 'home-times', slugs, city, visit, position),
    queryFn: async ({ signal }): Promise<FreeTimes> => {
      const { findNarrowed } = await import('./narrowed-times.ts')
      const found = await findNarrowed(app, { slugs, tileCount, city, visit, position }, signal)
      return 'rows' in found ? found : { ...found, ...toFreeTimes(found.tiles) }
    },
    staleTime: freshFor.times,
    meta: notKept,
  })
}
