import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from './payment.machine.ts'

type Payment = SnapshotFrom<typeof paymentMachine>

/** The screen the patient is on. */
export type PaymentScreen =
  | 'asking'
  | 'due'
  | 'leaving'
  | 'pending'
  | 'timeout'
  | 'declined'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'settled'
  | 'foreign'
  | 'offline'
  | 'failed'

const ownScreens = [
  'due',
  'pending',
  'timeout',
  'declined',
  'paid',
  'refunded',
  'expired',
  'settled',
  'foreign',
  'offline',
  'failed',
] as const

/** The screen for the current state. What was chosen stays on screen until its answer is there. */
export function selectScreen(payment: Payment): PaymentScreen {
  const own = ownScreens.find((screen) => payment.matches(screen))
  if (own) return own
  if (payment.matches('leaving') || payment.matches('starting')) return 'leaving'
  return payment.context.appointment ? 'due' : 'asking'
}

/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (payment: Payment) => payment.hasTag('busy')
/** Whether the platform is being asked beside what is shown. */
export const selectIsAsking = (payment: Payment) => payment.children.readPayment !== undefined
export const selectAppointment = ({ context }: Payment) => context.appointment
export const selectProblem = ({ context }: Payment) => context.problem
