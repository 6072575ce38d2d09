import { lazy, Suspense } from 'react'
import { selectChosen } from '#machines/booking/booking.selectors'
import { Booking } from './booking-context.ts'

const OverlapNote = lazy(() => import('#src/features/overlap-note/overlap-note.tsx'))

/**
 * Says that the chosen time overlaps another visit of the patient, on the steps after it: a time pressed on a list or a doctor's page passes by the
 * step in which times are chosen. While the visit is being booked it says nothing, as by then the other may be this one.
 */
export function ChosenOverlap() {
  const chosen = Booking.useSelector((booking) => (booking.matches('filling') ? selectChosen(booking) : undefined))
  if (!chosen) return null
  return (
    <Suspense>
      <OverlapNote start={chosen.slot.start} minutes={chosen.service.duration_minutes} />
    </Suspense>
  )
}
