import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/app/context.ts'
import { freshFor, keyOf, notKept } from './resource.ts'

/** One appointment (C55), opened with the token that booking it gave on this device. */
export const appointmentQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'appointment', id),
    queryFn: async ({ signal }) => {
      const [apis, { sessionStore }] = await Promise.all([app.apis(), import('#src/storage/session-store.ts')])
      const appointmentToken = await sessionStore(app.tenant).appointmentToken(id)
      return apis.appointment.appointment(id, appointmentToken ? { appointmentToken } : {}, signal)
    },
    staleTime: freshFor.times,
    meta: notKept,
  })
