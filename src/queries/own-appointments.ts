import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppointmentList } from '#contract/account'
import { deviceNow, now } from '#src/clock/server-time.ts'
import { keyOf, notKept } from './resource.ts'

/** Which of a patient's visits: those ahead (C53), or past and cancelled ones (C54). */
export type VisitsWhen = 'ahead' | 'past'

/** The signed-in patient's visits, the first so many pages of them: never stored on the device as they are. */
export const ownAppointmentsQuery = (app: AppContext, when: VisitsWhen, pages = 1) =>
  queryOptions({
    queryKey: keyOf(app, 'own-appointments', when, pages),
    queryFn: async ({ signal }): Promise<AppointmentList> => {
      const { appointment } = await app.apis()
      const read = when === 'ahead' ? appointment.appointments : appointment.pastAppointments
      const lists = await Promise.all(Array.from({ length: pages }, (_, index) => read(index + 1, signal)))
      return {
        appointments: lists.flatMap(({ appointments }) => appointments),
        total: lists.at(-1)?.total ?? 0,
      }
    },
    // The rows stay while more of them come.
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    meta: notKept,
  })

/** Visits ahead that this device has kept, whoever booked them on it. */
export const keptVisitsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-visits', 'all'),
    queryFn: async () => {
      const { sessionStore } = await import('#src/session/session-store.ts')
      return sessionStore(app.tenant).visits(new Date(now()))
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** The same, and when the oldest of them was read, which the strip at the top says; null where there are none. */
export const keptVisitsCopyQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-copy', 'kept-visits'),
    queryFn: async () => {
      const { sessionStore } = await import('#src/session/session-store.ts')
      const visits = await sessionStore(app.tenant).visits(new Date(now()))
      return visits.length > 0
        ? { visits, readAt: Math.min(...visits.map(({ readAt }) => readAt ?? deviceNow())) }
        : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
