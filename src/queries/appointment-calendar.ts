import { queryOptions } from '@tanstack/react-query'
import { createVisitCalendarApi } from '#src/api/calendar-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of the link by which calendars read of a visit, with the token that this device has of it. */
export async function visitCalendarOf(app: AppContext, id: string) {
  const { transport } = await app.apis()
  return createVisitCalendarApi(() => transport('appointment'), id, await sessionStore(app.tenant).appointmentToken(id))
}

/** Whether calendars read of one visit, and since when. The words of that are those of no page of a visit, and come with it. */
export const visitCalendarQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'visit-calendar', id),
    queryFn: async ({ signal }) => {
      const [calendar] = await Promise.all([visitCalendarOf(app, id), app.intl.load('calendar')])
      return calendar.find(signal)
    },
    staleTime: 0,
    meta: notKept,
  })
