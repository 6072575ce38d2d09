import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router'
import { use, useEffect, useMemo } from 'react'
import { selectAppointmentId, selectIsUnpaid, selectScreen } from '#machines/booking/booking.selectors'
import { useGo } from '#src/routes/go.ts'
import { useLinks, type DoctorAddress } from '#src/routes/links.ts'
import { Booking } from './booking-context.ts'
import { RequestedField } from './requested-field.ts'
import { focusOn } from '#src/ui/form/focus.ts'
import { createStepHistory } from './step-history.ts'

/**
 * The steps of the booking as entries of the browser's history. Returns functions to go back and to leave, for the page's
 * buttons.
 */
export function useStepHistory(doctor: DoctorAddress): { goBack: () => void; leave: () => void } {
  const router = useRouter()
  const links = useLinks()
  const go = useGo()
  const booking = Booking.useActorRef()
  const preference = use(RequestedField)
  const screen = Booking.useSelector(selectScreen)
  const appointmentId = Booking.useSelector(selectAppointmentId)
  const isUnpaid = Booking.useSelector(selectIsUnpaid)
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const steps = useMemo(
    () =>
      createStepHistory({
        history: router.history as RouterHistory,
        booking,
        addressOf: (step) => links.bookingStep(doctor, step),
        doctor: links.doctor(doctor),
        go,
        showStart: () => {
          const stop = router.subscribe('onRendered', () => {
            stop()
            const field = preference.find()
            preference.forget()
            if (field) focusOn(field)
            else window.scrollTo({ top: 0 })
          })
        },
      }),
    [router, booking, links, doctor, go, preference],
  )
  useEffect(() => {
    if (!appointmentId) return
    steps.replaceAll(isUnpaid ? links.payment(doctor, appointmentId, true) : links.confirmed(appointmentId))
  }, [steps, links, doctor, appointmentId, isUnpaid])
  useEffect(() => steps.update(entry), [steps, entry, screen])
  return { goBack: steps.goBack, leave: () => go(links.doctor(doctor)) }
}
