import { useEffect } from 'react'
import type { Appointment } from '#contract/appointment'
import { useApp } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'

type Booked = Partial<Pick<Appointment, 'created_at'>> & Pick<Appointment, 'id' | 'appointment_number'>

/** Tells what led to the booking that is shown. The patient has no part in it, and hears of no failure. */
export function useTrackBooking({ id, appointment_number, created_at }: Booked): void {
  const app = useApp()
  useEffect(() => {
    if (created_at === undefined) return
    import('./track-booking.ts')
      .then(({ trackBooking }) => trackBooking(app, { id, appointment_number, created_at }))
      .catch((failure: unknown) => countFailure('after-load', failure))
  }, [app, id, appointment_number, created_at])
}
