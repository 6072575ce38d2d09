import { lazy, Suspense } from 'react'
import type { CalendarOfVisit } from './visit-calendar.tsx'

const VisitCalendar = lazy(() => import('./visit-calendar.tsx').then((module) => ({ default: module.VisitCalendar })))

/** Offers who booked without an account that their calendar follows this one visit. */
export const GuestCalendar = (of: CalendarOfVisit) => (
  <Suspense>
    <VisitCalendar {...of} />
  </Suspense>
)
