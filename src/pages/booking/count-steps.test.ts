import { expect, it } from 'vitest'
import type { BookingScreen } from '#machines/booking/booking.selectors'
import { newSteps } from './count-steps.ts'

/** What is counted of a booking that shows these screens. */
function countedOf(screens: BookingScreen[], isContinued = false) {
  let counted: number | undefined
  return screens.map((screen) => {
    const { events, depth } = newSteps(screen, counted, isContinued)
    counted = depth
    return events
  })
}

it('counts each step once, however often a patient goes back', () => {
  expect(
    countedOf(['choosing', 'details', 'choosing', 'details', 'code', 'review', 'payment', 'review', 'booked']),
  ).toEqual([
    ...[['booking_time'], ['booking_details'], [], [], ['booking_code'], ['booking_review'], [], [], ['booking_done']],
  ])
})

it('counts the steps that were not needed, as of a time that was chosen elsewhere and a phone that is known', () => {
  expect(countedOf(['details', 'review', 'booked'])).toEqual([
    ['booking_time', 'booking_details'],
    ['booking_code', 'booking_review'],
    ['booking_done'],
  ])
})

it('goes on where an earlier visit stopped, and counts nobody who may not book', () => {
  expect(countedOf(['code', 'details', 'code', 'review'], true)).toEqual([[], [], [], ['booking_review']])
  expect(countedOf(['suspended'])).toEqual([[]])
})
