import { createActorContext } from '@xstate/react'
import { createContext, use } from 'react'
import type { Appointment } from '#contract/appointment'
import { paymentMachine } from '#machines/payment/payment.machine'

/** The payment in progress, as React context. */
export const Payment = createActorContext(paymentMachine)

/** The appointment that is paid; screens are only shown once it is known. */
export const AppointmentContext = createContext<Appointment | null>(null)

export function useAwaited(): Appointment {
  const appointment = use(AppointmentContext)
  if (!appointment) throw new Error('useAwaited outside of AppointmentContext')
  return appointment
}
