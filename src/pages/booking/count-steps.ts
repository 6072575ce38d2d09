import { useEffect, useRef } from 'react'
import { bookingSteps, type UsageEvent } from '#contract/usage-events'
import { selectScreen, type BookingScreen } from '#machines/booking/booking.selectors'
import { Booking } from './booking-context.ts'

/** How far a screen is among the steps that are counted. Paying is part of the last look, and so is a booking that waits for a network. */
const depths: Partial<Record<BookingScreen, number>> = {
  choosing: 0,
  details: 1,
  code: 2,
  review: 3,
  payment: 3,
  queued: 3,
  booked: 4,
}

/**
 * Counts how far a booking gets, each step once, with those that it had no need of: partners see at which bookings end. One that goes on where an
 * earlier visit to this page stopped was counted so far.
 */
export function useCountSteps(isContinued: boolean): void {
  const screen = Booking.useSelector(selectScreen)
  const counted = useRef<number>(undefined)
  useEffect(() => {
    const { events, depth } = newSteps(screen, counted.current, isContinued)
    counted.current = depth
    if (events.length > 0)
      import('#src/usage/report-usage.ts').then(({ reportUsage }) => reportUsage(...events)).catch(() => undefined)
  }, [screen, isContinued])
}

/** The steps that a screen adds to what is counted of this booking, and how far it is counted then. */
export function newSteps(
  screen: BookingScreen,
  counted: number | undefined,
  isContinued: boolean,
): { events: UsageEvent[]; depth: number | undefined } {
  const depth = depths[screen]
  if (depth === undefined) return { events: [], depth: counted }
  const before = counted ?? (isContinued ? depth : -1)
  return { events: bookingSteps.slice(before + 1, depth + 1), depth: Math.max(before, depth) }
}
