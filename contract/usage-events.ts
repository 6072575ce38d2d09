/**
 * What only the app sees of how it is used, each counted by tenant and day: a start, in a browser and from the home screen; that it was
 * installed, which on an iPhone is its first start from the home screen; a list of doctors or clinics in which nothing was found; how far a booking got, each step once. This list is closed: nothing
 * else can be reported, and nothing of who did it.
 */
export const usageEvents = [
  'visit',
  'visit_on_home_screen',
  'installed',
  'no_doctors_found',
  'no_clinics_found',
  'booking_time',
  'booking_details',
  'booking_code',
  'booking_review',
  'booking_done',
] as const
export type UsageEvent = (typeof usageEvents)[number]

/** The steps of a booking in their order: who gets to one has passed those before it. */
export const bookingSteps = [
  'booking_time',
  'booking_details',
  'booking_code',
  'booking_review',
  'booking_done',
] as const satisfies readonly UsageEvent[]

/** What a page reports in one call, each event once: `POST {mount}/usage`, answered with 204 and no body. */
export type UsageReport = { events: UsageEvent[] }

/** Where reports are sent, below the mount path. */
export const usagePath = '/usage'
