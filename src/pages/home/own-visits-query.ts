import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'

/** Future visits stored on this device, the next one first; the component is loaded with the first of them. */
export const ownVisitsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-visits'),
    queryFn: async () => {
      const { sessionStore } = await import('#src/session/session-store.ts')
      const visits = await sessionStore(app.tenant).visits(new Date(now()))
      if (visits.length > 0) await Promise.all([loadNextVisits(), app.intl.load('appointment')])
      return visits
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 60_000,
    meta: notKept,
  })

export const loadNextVisits = () => import('#src/features/appointment/next-visits.tsx')
