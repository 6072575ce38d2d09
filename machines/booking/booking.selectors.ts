import type { SnapshotFrom } from 'xstate'
import type { bookingMachine } from './booking.machine.ts'
import { paymentChoiceOf, paymentOf } from './booking.payment-choice.ts'
import { submissionKey } from './submission-key.ts'
import type { BookingDraft } from './booking.types.ts'

type Booking = SnapshotFrom<typeof bookingMachine>

/** The screen the patient is on. */
export type BookingScreen = 'choosing' | 'details' | 'code' | 'review' | 'payment' | 'queued' | 'booked' | 'suspended'

/** The screen for the current state. */
export function selectScreen(booking: Booking): BookingScreen {
  if (booking.matches('booked')) return 'booked'
  if (booking.matches('suspended')) return 'suspended'
  if (booking.matches({ submitting: 'queued' }) || booking.matches({ submitting: 'withdrawing' })) return 'queued'
  // While the answer is awaited, what is being booked stays on screen.
  if (booking.matches('submitting') || booking.matches({ filling: { step: 'reviewing' } })) return 'review'
  if (booking.matches({ filling: { step: 'provingPhone' } })) return booking.context.codeSent ? 'code' : 'details'
  if (booking.matches({ filling: { step: 'choosingPayment' } })) return 'payment'
  if (booking.matches('filling')) return 'details'
  return 'choosing'
}

/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (booking: Booking) => booking.hasTag('busy')
export const selectIsHolding = (booking: Booking) => booking.matches('holding')
export const selectIsSubmitting = (booking: Booking) => booking.matches({ submitting: 'sending' })
export const selectCanResend = ({ children }: Booking) =>
  children.phoneCode?.getSnapshot().matches({ entering: 'resendable' }) ?? false
/** Until when the chosen slot is held; undefined when it is not. */
export const selectHeldUntil = (booking: Booking) =>
  booking.matches({ filling: { hold: 'held' } }) || booking.matches({ filling: { hold: 'renewing' } })
    ? booking.context.hold?.expires_at
    : undefined
/** Whether the phone of the form needs no code. */
export const selectIsProven = ({ context: { proof, patient } }: Booking) =>
  !!proof && proof.phone === patient?.phone && proof.country_code === patient.country_code
export const selectCodeSent = ({ context }: Booking) => context.codeSent
export const selectUnsentCode = ({ context }: Booking) => context.unsentCode
export const selectChosen = ({ context }: Booking) => context.chosen
export const selectChoice = ({ context }: Booking) => context.choice
export const selectAnswers = ({ context }: Booking) => context.answers
export const selectInsurance = ({ context }: Booking) => context.insurance
/** How the visit will be paid; undefined while nothing is known, and it is settled at the visit then. */
export const selectPayment = ({ context }: Booking) => paymentOf(context)
/** The ways among which the patient can choose; none where there is nothing to choose. */
export const selectPaymentChoice = ({ context }: Booking) => paymentChoiceOf(context)
export const selectPaymentOptions = ({ context }: Booking) => context.paymentOptions
export const selectIsUnpaid = ({ context }: Booking) => context.isUnpaid
export const selectPatient = ({ context }: Booking) => context.patient
export const selectConsent = ({ context }: Booking) => context.consent
export const selectLoss = ({ context }: Booking) => context.loss
export const selectSuspension = ({ context }: Booking) => context.suspension
export const selectProblem = ({ context }: Booking) => context.problem
export const selectFeeBefore = ({ context }: Booking) => context.feeBefore
export const selectIsConfirmationDue = ({ context }: Booking) => context.isConfirmationDue
export const selectIsWithdrawalTooLate = ({ context }: Booking) => context.isWithdrawalTooLate
/** Id of the entry in the outbox. */
export const selectSubmissionId = ({ context }: Booking) => submissionKey(context)
export const selectAppointmentId = ({ context }: Booking) => context.appointmentId

/** What to store of the booking, so that a reload continues at the same step; undefined once it is booked. */
export function selectDraft(booking: Booking): BookingDraft | undefined {
  const {
    proof: _proof,
    unsentCode: _code,
    canHold: _canHold,
    canPay: _canPay,
    paymentOptions: _options,
    holderKey: _holderKey,
    practitionerId: _practitioner,
    startAt: _startAt,
    suspension: _suspension,
    ...context
  } = booking.context
  if (booking.matches('booked')) return undefined
  if (booking.matches('submitting')) return { at: 'submitting', context }
  // Whether the patient may book again is asked anew: what they typed is there then.
  if (booking.matches('filling') || (booking.matches('suspended') && context.chosen)) return { at: 'filling', context }
  return { at: booking.matches('holding') ? 'holding' : 'choosing', context }
}
