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

/** Number of specialities shown and queried at once. */
export const tileCount = 8
const toFreeTimes = (tiles: readonly CategoryAvailability[]): FreeTimes => ({ tiles, rows: toRows(tiles) })

/** The next free times for the criteria, loaded after hydration: rendered pages have no times. */
export function useFreeTimes(slugs: readonly string[], criteria: HomeCriteria) {
  const app = useApp()
  const isNarrowed = criteria.isNear || criteria.visit !== ''
  const isEnabled = useNow() !== null && slugs.length > 0
  const every = useQuery({
    ...categoryAvailabilityQuery(app, slugs.slice(0, tileCount), {
      ...(criteria.city ? { city: criteria.city } : {}),
      limit: 1,
    }),
    enabled: isEnabled && !isNarrowed,
    select: toFreeTimes,
  })
  const narrowed = useQuery({ ...narrowedQuery(app, slugs, criteria), enabled: isEnabled && isNarrowed })
  return isNarrowed ? narrowed : every
}

/** Whether nothing is loading for want of a network, and there is no earlier data. */
export const isHeldBack = ({ data, isPaused }: Pick<ReturnType<typeof useFreeTimes>, 'data' | 'isPaused'>) =>
  isPaused && data === undefined

/** Adds the times that this device holds: answers about free times are the same for everybody, and leave them out. */
export const ownTimesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-times'),
    queryFn: async ({ signal }) => (await import('./own-times.ts')).findOwnTimes(app, signal),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** The code for criteria is loaded with the first of them. */
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
