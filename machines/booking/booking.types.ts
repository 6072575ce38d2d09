import type { GuestAppointmentRequest, OtpAnswer, OwnInsurance, PatientForm } from '#contract/appointment'
import type { Hold, OfferedSlot, Slot } from '#contract/availability'
import type { ConsultationType, PractitionerService } from '#contract/directory'
import type { Suspension } from '#contract/suspension-reasons'
import type { PaymentMethodsQuery, PaymentOptions } from '#contract/payment'
import type { PaymentMethod } from '#contract/payment-methods'
import type { Money } from '#contract/wire'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneCodeEvent, PhoneNumber, PhoneProof } from '#machines/phone-code/phone-code.types'

/** A slot with its service and price: the summary shows it, the booking sends it. */
export type ChosenSlot = { slot: Slot; service: PractitionerService; timeZone: string }

/** Filters of the times that are shown; each part may still be open. `day` is a calendar day at the facility. */
export type BookingChoice = {
  consultationType: ConsultationType | undefined
  facilityId: string | undefined
  serviceId: string | undefined
  day: string | undefined
}

/** What the form holds, as typed: kept on reload, validated only when it is confirmed. */
export type BookingAnswers = {
  who: 'me' | 'someone_else'
  /** The relative of the signed-in patient whom the visit is for; empty for anybody else. */
  relativeId: string
  firstName: string
  lastName: string
  phone: string
  /** Country of the phone, as an ISO 3166 code; a number typed with + carries its own. */
  phoneRegion: string
  email: string
  gender: '' | 'female' | 'male'
  /** `YYYY-MM-DD` as far as it is typed: each part may be missing or short; empty when all are missing. */
  birthday: string
  reason: string
  /** Address of the home visit, for home care. */
  address: string
}

/** How the patient is insured; null where they pay themselves, undefined where they have not answered yet. */
export type ChosenInsurance = OwnInsurance | null | undefined

/** Why the chosen time is not available, and the nearest alternatives. */
export type SlotLoss = {
  /**
   * `taken` by another patient; `expired` and taken while the form was filled in; `past`; `not_offered` any more; `too_soon` to be booked; `overlaps`
   * another visit of the phone.
   */
  reason: 'taken' | 'expired' | 'past' | 'not_offered' | 'too_soon' | 'overlaps'
  slot: Slot
  alternatives: OfferedSlot[]
  timeZone: string
}

export type BookingProblem = FlowProblem

/** Who cannot book at present: the account that is signed in, or whoever has the phone, in whose place another phone may book. */
export type OwnedSuspension = Suspension & { of: 'account' | 'phone' }

/** Only plain data, so that it can be stored as a draft. */
export type BookingContext = {
  practitionerId: string
  /** Where the flow begins; read only once. */
  startAt: BookingDraft['at']
  /** One per intent to book: the keys of all its writes are derived from it. */
  intentId: string
  /** Counts definite refusals: the next attempt is another request and has another key. */
  submission: number
  /** The platform has had another booking by this key: another time or way to pay needs another one. */
  isKeySpent: boolean
  /** Counts requested holds. */
  holding: number
  /** Whether this platform can hold a slot while the form is filled in. */
  canHold: boolean
  /** Sent with each hold and the booking: what is held with it belongs to this patient, whichever token was returned. */
  holderKey: string
  choice: BookingChoice
  chosen: ChosenSlot | undefined
  hold: Hold | undefined
  answers: BookingAnswers
  insurance: ChosenInsurance
  /** Whether visits can be paid before they take place with this tenant. */
  canPay: boolean
  /** How the chosen visit can be paid on this device; undefined until that is known. */
  paymentOptions: PaymentOptions | undefined
  /** How the patient has chosen to pay; undefined where they have not, and what is usual holds. */
  payment: PaymentMethod | undefined
  /** The answers once they are valid. */
  patient: PatientForm | undefined
  /** The last step of the form that was open: it is opened again after another time was chosen. */
  step: 'details' | 'code' | 'review' | 'payment'
  codeSent: (OtpAnswer & PhoneNumber) | undefined
  proof: PhoneProof | undefined
  /** A code that could not be checked yet for want of a network. */
  unsentCode: string | undefined
  consent: boolean
  /** The fee that the patient had seen, when the platform names another. */
  feeBefore: Money | undefined
  /** Whether the patient has confirmed since the page was opened. */
  isConfirmed: boolean
  /** Whether the stored booking has become so old that the patient must confirm it again. */
  isConfirmationDue: boolean
  /** A booking that may have reached the server cannot be withdrawn any more. */
  isWithdrawalTooLate: boolean
  loss: SlotLoss | undefined
  suspension: OwnedSuspension | undefined
  problem: BookingProblem | undefined
  appointmentId: string | undefined
  /** Whether what was booked awaits its payment. */
  isUnpaid: boolean
}

export type BookingInput = {
  practitionerId: string
  /** A fresh UUID; a draft brings its own. */
  intentId: string
  /** `capabilities.holds` of the init data. */
  canHold: boolean
  /** The device's own key for this tenant. */
  holderKey: string
  /** `capabilities.payments` of the init data. */
  canPay?: boolean
  /** Start with this slot chosen, for example from a doctor's page. */
  preset?: ChosenSlot
  /** The kind, place and service to begin with, where no time is chosen and nothing was begun. */
  choice?: Partial<BookingChoice>
  /** Continue where an earlier visit stopped. */
  draft?: BookingDraft
  /** A phone verified earlier, while the proof is valid. */
  proof?: PhoneProof
  /** Country assumed for the phone at first, as an ISO 3166 code. */
  phoneRegion: string
  /** The insurance stored on the device by an earlier booking. */
  insurance?: ChosenInsurance
  /** The account of the signed-in patient cannot book at present. */
  suspension?: Suspension
  /** What the account of a signed-in patient says of them: filled in where nothing was typed yet. */
  person?: BookingPerson
  /** Whom the patient chose before: takes the place of whom the draft is for. */
  chosenFor?: Partial<BookingAnswers>
}

/** The answers that an account has. */
export type BookingPerson = Pick<
  BookingAnswers,
  'firstName' | 'lastName' | 'phone' | 'phoneRegion' | 'email' | 'gender' | 'birthday'
>

/** What is stored of a booking in progress: no token that proves who someone is. */
export type BookingDraft = {
  at: 'choosing' | 'holding' | 'filling' | 'submitting'
  context: Omit<
    BookingContext,
    | 'proof'
    | 'unsentCode'
    | 'canHold'
    | 'canPay'
    | 'holderKey'
    | 'paymentOptions'
    | 'practitionerId'
    | 'startAt'
    | 'suspension'
  >
}

/** The view sends the first group of events, the outbox the second, the connection the last. */
export type BookingEvent =
  | { type: 'choice.changed'; choice: Partial<BookingChoice> }
  | { type: 'slot.chosen'; chosen: ChosenSlot }
  /** Choose another time; everything else stays. */
  | { type: 'slot.change_requested' }
  | { type: 'answers.changed'; answers: Partial<BookingAnswers> }
  | { type: 'insurance.changed'; insurance: ChosenInsurance }
  /** The view validated the form: `patient` is what will be sent. */
  | { type: 'details.confirmed'; patient: PatientForm }
  /** Back to the form, for example to change the phone. */
  | { type: 'details.change_requested' }
  /**
   * Forward to a step that was open before, by the browser's own button. `patient` is the form as validated now; nothing is
   * sent.
   */
  | { type: 'step.revisited'; step: BookingContext['step']; patient: PatientForm | undefined }
  /** From the review to the ways to pay, one of which is chosen; back from them. */
  | { type: 'payment.change_requested' }
  | { type: 'payment.chosen'; method: PaymentMethod }
  | { type: 'payment.confirmed' }
  | { type: 'consent.changed'; isGiven: boolean }
  | { type: 'booking.confirmed' }
  /** Withdraws a booking that is stored and not yet sent. */
  | { type: 'booking.withdrawn' }
  | OutboxEvent
  | PhoneCodeEvent

/** What the outbox reports about this booking. */
export type OutboxEvent =
  /** It is stored on the device and could not be sent yet. */
  | { type: 'outbox.kept' }
  | { type: 'outbox.sending' }
  | { type: 'outbox.booked'; appointmentId: string; isUnpaid?: boolean }
  /** It is not kept, and whether it has arrived is not known: the same request tells. */
  | { type: 'outbox.unanswered'; problem: BookingProblem }
  | { type: 'outbox.refused'; problem: BookingProblem }
  /** It is older than fifteen minutes: the patient is asked before it is sent. */
  | { type: 'outbox.confirmation_due' }

/** Inputs of the services that the app provides. */
export type HoldInput = {
  slot: Slot
  previous: { hold_id: string; hold_token: string } | undefined
  holderKey: string
  idempotencyKey: string
}
export type PaymentWaysInput = PaymentMethodsQuery
/** `idempotencyKey` is also the id of the outbox entry: submitting the same one again changes nothing. */
export type SubmitInput = {
  idempotencyKey: string
  body: GuestAppointmentRequest
  guestToken: string
  /** Whether the patient confirmed just now; false when a reload only asks for the outcome. */
  isConfirmed: boolean
}
export type WithdrawInput = { idempotencyKey: string }
export type WithdrawOutput = 'withdrawn' | 'too_late'
