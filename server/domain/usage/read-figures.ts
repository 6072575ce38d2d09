import { bookingSteps, type UsageEvent } from '#contract/usage-events'
import type { UsageFigure } from '#contract/console/usage-figures'
import type { Database } from '#server/db/open'
import { readBookings, readCancellations, readSignUps, type UsageSpan } from './booked-by-day.ts'
import type { ExactCount } from './to-figures.ts'
import { readUsage } from './usage-repository.ts'

/** What a reported event is as a figure of its own; steps of bookings are compared with each other. */
const figureOf: Partial<Record<UsageEvent, UsageFigure>> = {
  visit: 'visits',
  visit_on_home_screen: 'visits_on_home_screen',
  installed: 'installs',
  no_doctors_found: 'no_doctors_found',
  no_clinics_found: 'no_clinics_found',
}

/** Where bookings that got to a step and not to the next one ended. */
const endsAt: Record<(typeof bookingSteps)[number], UsageFigure> = {
  booking_time: 'left_at_time',
  booking_details: 'left_at_details',
  booking_code: 'left_at_code',
  booking_review: 'left_at_review',
  booking_done: 'finished',
}

/** Everything that is counted of a tenant since the first day, exactly: what apps report, and what was stored with visits and accounts. */
export async function readFigures(db: Database, span: UsageSpan & { from: string }): Promise<ExactCount[]> {
  const [reported, bookings, cancellations, signUps] = await Promise.all([
    readUsage(db, span.tenantCode, span.from),
    readBookings(db, span),
    readCancellations(db, span),
    readSignUps(db, span),
  ])
  return [
    ...reported.flatMap(({ event, day, count }) => {
      const figure = figureOf[event]
      return figure ? [{ figure, day, count }] : []
    }),
    ...toEnds(reported),
    ...bookings.map(({ day, count }) => ({ figure: 'bookings' as const, day, count })),
    ...bookings.map(({ source, ...row }) =>
      source === ''
        ? { figure: 'bookings_without_source' as const, ...row }
        : { figure: 'bookings_by_source' as const, source, ...row },
    ),
    ...cancellations.map((row) => ({ figure: 'cancellations' as const, ...row })),
    ...signUps.map((row) => ({ figure: 'sign_ups' as const, ...row })),
  ]
}

/** Of how many got to each step of a booking: how many ended there. One that began before midnight and went on after it is no negative number. */
function toEnds(reported: readonly { day: string; event: UsageEvent; count: number }[]): ExactCount[] {
  const days = new Set(reported.map(({ day }) => day))
  return [...days].flatMap((day) => {
    const reached = (step: UsageEvent | undefined) =>
      reported.find((row) => row.day === day && row.event === step)?.count ?? 0
    return bookingSteps.map((step, at) => ({
      figure: endsAt[step],
      day,
      count: Math.max(0, reached(step) - reached(bookingSteps[at + 1])),
    }))
  })
}
