import { queryOptions } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { AppContext } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'

/** Future visits stored on this device, the next one first; null where there are none and nothing waits to be sent. What shows them is loaded with them. */
export const ownVisitsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-visits'),
    queryFn: async () => {
      const { sessionStore } = await import('#src/session/session-store.ts')
      const visits = await sessionStore(app.tenant).visitsIfUsed(new Date(now()))
      if (visits) await Promise.all([OwnVisitsList.preload?.(), app.intl.load('appointment')])
      return visits
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 60_000,
    meta: notKept,
  })

/** What shows them: rendered at once where it was loaded. */
export const OwnVisitsList = lazyRouteComponent(() => import('./own-visits-list.tsx'), 'OwnVisitsList')
