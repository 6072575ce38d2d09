import type { AxiosInstance } from 'axios'
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed'
import { headers as names } from '#contract/headers'
import { additions } from '#contract/services'
import { call } from './call.ts'

/** Calls of the link by which calendars read of one visit, with the token that opens it. */
export function createVisitCalendarApi(http: () => AxiosInstance, id: string, appointmentToken: string | undefined) {
  const opened = {
    params: { id },
    ...(appointmentToken === undefined ? {} : { headers: { [names.appointmentToken]: appointmentToken } }),
  }
  return {
    /** Whether calendars read of it, and since when. */
    find: (signal?: AbortSignal) => call<CalendarFeed>(http(), additions.visitCalendar, { ...opened, signal }),
    /** Makes a link; the one before ends. Throws `appointment_cancelled`, `appointment_begun`. */
    renew: () => call<NewCalendarFeed>(http(), additions.renewVisitCalendar, { ...opened, body: {} }),
    /** Ends the link. */
    revoke: () => call<CalendarFeed>(http(), additions.revokeVisitCalendar, opened),
  }
}
