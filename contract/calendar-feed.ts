import * as Type from 'typebox'
import { Instant } from '#contract/wire'

/** Whether the account's visits, or one visit, can be subscribed to, and since when with the present link; null where there is none. */
export const CalendarFeed = Type.Object({ created_at: Type.Union([Instant, Type.Null()]) })
export type CalendarFeed = Type.Static<typeof CalendarFeed>

/** A new link for calendars, which is told this once: the one before has ended. */
export const NewCalendarFeed = Type.Object({ url: Type.String(), created_at: Instant })
export type NewCalendarFeed = Type.Static<typeof NewCalendarFeed>
