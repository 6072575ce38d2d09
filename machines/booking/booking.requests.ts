import { required } from '#machines/required'
import type { Alternatives, Hold, Slot } from '#contract/availability'
import type { GuestAppointmentRequest } from '#contract/appointment'
import type { PhoneCodeInput } from '#machines/phone-code/phone-code.types'
import type { Money } from '#contract/wire'
import { paymentOf } from './booking.payment-choice.ts'
import { submissionKey } from './submission-key.ts'
import type {
  BookingContext,
  BookingProblem,
  HoldInput,
  PaymentWaysInput,
  SlotLoss,
  SubmitInput,
  WithdrawInput,
} from './booking.types.ts'

/** Inputs of each service, made from the context. */
export function toHold({ chosen, hold, holderKey, intentId, holding }: BookingContext): HoldInput {
  return {
    slot: required(chosen, 'chosen slot').slot,
    previous: hold && { hold_id: hold.hold_id, hold_token: hold.hold_token },
    holderKey,
    idempotencyKey: `${intentId}.hold.${holding}`,
  }
}

/** Input of the machine that verifies the phone; continues with a code that was sent before. */
export function toPhoneCode({ patient, codeSent, unsentCode, problem }: BookingContext): PhoneCodeInput {
  const { phone, country_code } = required(patient, 'patient')
  return { number: { phone, country_code }, purpose: 'guest_booking', sent: codeSent, unsentCode, problem }
}

/** Of which visit it is asked how it can be paid. */
export function toPaymentWays({ chosen }: BookingContext): PaymentWaysInput {
  const { practitioner_id, facility_id, service_id, consultation_type } = required(chosen, 'chosen slot').slot
  return { practitioner_id, facility_id, service_id, consultation_type }
}

/** The key stays the same until the request has definitely been refused: a repeated attempt can never book twice. */
export function toSubmit(context: BookingContext): SubmitInput {
  return {
    idempotencyKey: submissionKey(context),
    body: toRequest(context),
    guestToken: context.proof?.guestToken ?? '',
    isConfirmed: context.isConfirmed,
  }
}

/** A patient who knows that the key was used, and chooses anew, means another request; rules of overlap and number still guard them. */
export const replaceSpentKey = ({
  isKeySpent,
  submission,
}: Pick<BookingContext, 'isKeySpent' | 'submission'>): Partial<BookingContext> =>
  isKeySpent ? { submission: submission + 1, isKeySpent: false } : {}

/** Input for withdrawing the booking from the outbox. */
export function toWithdraw(context: BookingContext): WithdrawInput {
  return { idempotencyKey: submissionKey(context) }
}

/** Fields that were left empty are not sent. */
function toRequest(context: BookingContext): GuestAppointmentRequest {
  const { chosen, hold, canHold, holderKey, patient, answers, insurance, consent } = context
  const { slot, service } = required(chosen, 'chosen slot')
  const payment_method = paymentOf(context)
  return {
    ...slot,
    ...(hold && isHeld(context) ? { hold_id: hold.hold_id, hold_token: hold.hold_token } : {}),
    // The token may be from an earlier answer while a later one is still on its way.
    ...(canHold ? { holder_key: holderKey } : {}),
    patient: required(patient, 'patient'),
    ...(answers.reason.trim() ? { reason: answers.reason.trim() } : {}),
    ...(slot.consultation_type === 'homecare' && answers.address.trim() ? { address: answers.address.trim() } : {}),
    ...(insurance ? { insurance } : {}),
    ...(payment_method ? { payment_method } : {}),
    fee: service.fee,
    fg_consent: consent,
  }
}

/** Whether the hold is for the chosen slot, and not for one chosen before it. */
export function isHeld({ hold, chosen }: BookingContext): boolean {
  const keys = ['practitioner_id', 'facility_id', 'service_id', 'consultation_type', 'start'] as const
  return !!hold && !!chosen && keys.every((key) => hold.slot[key] === chosen.slot[key])
}

/** A little before the hold ends, so that nobody can take the slot in between. */
export function renewalOf({ expires_at }: Hold): string {
  return new Date(Date.parse(expires_at) - 20_000).toISOString()
}

const lossReasons: Partial<Record<BookingProblem['code'], SlotLoss['reason']>> = {
  slot_taken: 'taken',
  slot_unavailable: 'not_offered',
  slot_too_soon: 'too_soon',
  slot_in_past: 'past',
  visit_overlaps: 'overlaps',
}

/** The loss that a problem stands for, with the nearest alternatives; undefined where the slot is still available. */
export function toLoss({ code, details }: BookingProblem, slot: Slot, timeZone: string): SlotLoss | undefined {
  const reason = lossReasons[code]
  if (!reason) return undefined
  const nearest = (details ?? {}) as Partial<Alternatives>
  return { reason, slot, alternatives: nearest.alternatives ?? [], timeZone: nearest.time_zone ?? timeZone }
}

/** The fee that `price_changed` names. */
export function toNewFee({ details }: BookingProblem): Money | undefined {
  return (details as { fee?: Money } | undefined)?.fee
}
