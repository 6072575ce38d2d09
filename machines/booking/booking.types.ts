import type { GuestAppointmentRequest, OtpAnswer, OwnInsurance, PatientForm } from '#contract/appointment'
import type { Hold, OfferedSlot, Slot } from '#contract/availability'
import type { ConsultationType, PractitionerService } from '#contract/directory'
import type { Money } from '#contract/wire'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneCodeEvent, PhoneNumber, PhoneProof } from '#machines/phone-code/phone-code.types'

/** A slot with what it is for and what it costs: the summary shows it, the booking promises it. */
export type ChosenSlot = { slot: Slot; service: PractitionerService; timeZone: string }

/** Narrows the times that are shown; each part may still be open. `day` is a calendar day at the facility. */
export type BookingChoice = {
  consultationType: ConsultationType | undefined
  facilityId: string | undefined
  serviceId: string | undefined
  day: string | undefined
}

/** What the form holds, as typed: kept on reload, checked only when it is confirmed. */
export type BookingAnswers = {
  who: 'me' | 'someone_else'
  firstName: string
  lastName: string
  phone: string
  /** Country of the phone as ISO 3166 has it; a number typed with + brings its own. */
  phoneRegion: string
  email: string
  gender: '' | 'female' | 'male'
  /** `YYYY-MM-DD` as far as it is typed: each part may be missing or short, and none of them leaves the text empty. */
  birthday: string
  reason: string
  /** Where to come to, for home care. */
  address: string
}

/** How the patient is insured; null where they said that they pay themselves, nothing where they said nothing yet. */
export type ChosenInsurance = OwnInsurance | null | undefined

/** Why the chosen time cannot be had, and what is nearest to it. */
export type SlotLoss = {
  /**
   * `taken` by another patient; `expired` and gone while the form was filled; `past`; `not_offered` any more; `overlaps` another
   * visit of the phone.
   */
  reason: 'taken' | 'expired' | 'past' | 'not_offered' | 'overlaps'
  slot: Slot
  alternatives: OfferedSlot[]
  timeZone: string
}

export type BookingProblem = FlowProblem

/** All of it is plain data, so that it can be kept as a draft. */
export type BookingContext = {
  practitionerId: string
  /** Where the flow begins; read once. */
  startAt: BookingDraft['at']
  /** One per intent to book: the keys of all its writes are made from it. */
  intentId: string
  /** Counts what has been definitely refused: the next try is another request and has another key. */
  submission: number
  /** Counts holds asked for. */
  holding: number
  /** Whether this platform can keep a slot while the form is filled. */
  canHold: boolean
  /** Shown with each hold and the booking: what is held by it is the patient's own, whichever token was answered. */
  holderKey: string
  choice: BookingChoice
  chosen: ChosenSlot | undefined
  hold: Hold | undefined
  answers: BookingAnswers
  insurance: ChosenInsurance
  /** The answers after they were checked. */
  patient: PatientForm | undefined
  /** The last step of the form that was open: it opens again after another time was chosen. */
  step: 'details' | 'code' | 'review'
  codeSent: (OtpAnswer & PhoneNumber) | undefined
  proof: PhoneProof | undefined
  /** A code that could not be checked yet, for want of a network. */
  unsentCode: string | undefined
  consent: boolean
  /** The fee the patient had seen, when the platform names another. */
  feeBefore: Money | undefined
  /** The patient has confirmed in this visit. */
  isConfirmed: boolean
  /** The kept booking waits for the patient's word, because it has become old. */
  isConfirmationDue: boolean
  /** A booking that may have arrived cannot be taken back any more. */
  isWithdrawalTooLate: boolean
  loss: SlotLoss | undefined
  problem: BookingProblem | undefined
  appointmentId: string | undefined
}

export type BookingInput = {
  practitionerId: string
  /** A fresh UUID; a draft brings its own. */
  intentId: string
  /** `capabilities.holds` of the init data. */
  canHold: boolean
  /** The device's own, with the tenant. */
  holderKey: string
  /** Starts with this slot chosen, as from a doctor's page. */
  preset?: ChosenSlot
  /** Goes on where an earlier visit stopped. */
  draft?: BookingDraft
  /** A phone proven earlier, while it counts. */
  proof?: PhoneProof
  /** Country that the phone is first thought to be of, as ISO 3166 has it. */
  phoneRegion: string
  /** What the device kept of an earlier booking. */
  insurance?: ChosenInsurance
}

/** What is kept of a booking in progress: no token that proves who someone is. */
export type BookingDraft = {
  at: 'choosing' | 'holding' | 'filling' | 'submitting'
  context: Omit<BookingContext, 'proof' | 'unsentCode' | 'canHold' | 'holderKey' | 'practitionerId' | 'startAt'>
}

/** What happened. The view sends the first group, the outbox the second, the connection the last. */
export type BookingEvent =
  | { type: 'choice.changed'; choice: Partial<BookingChoice> }
  | { type: 'slot.chosen'; chosen: ChosenSlot }
  /** Another time is wanted; everything else stays. */
  | { type: 'slot.change_requested' }
  | { type: 'answers.changed'; answers: Partial<BookingAnswers> }
  | { type: 'insurance.changed'; insurance: ChosenInsurance }
  /** The form was checked by the view: `patient` is what will be sent. */
  | { type: 'details.confirmed'; patient: PatientForm }
  /** Back to the form, also to change the phone. */
  | { type: 'details.change_requested' }
  /** On to a step that was open before, by the browser's own button. `patient` is the form as checked now; nothing is sent. */
  | { type: 'step.revisited'; step: BookingContext['step']; patient: PatientForm | undefined }
  | { type: 'consent.changed'; isGiven: boolean }
  | { type: 'booking.confirmed' }
  /** Takes back a booking that is kept and not yet sent. */
  | { type: 'booking.withdrawn' }
  | OutboxEvent
  | PhoneCodeEvent

/** What the outbox says of this booking. */
export type OutboxEvent =
  /** It is kept on the device, and could not be sent yet. */
  | { type: 'outbox.kept' }
  | { type: 'outbox.sending' }
  | { type: 'outbox.booked'; appointmentId: string }
  | { type: 'outbox.refused'; problem: BookingProblem }
  /** It is older than fifteen minutes: the patient is asked before it is sent. */
  | { type: 'outbox.confirmation_due' }

/** What the app provides. */
export type HoldInput = {
  slot: Slot
  previous: { hold_id: string; hold_token: string } | undefined
  holderKey: string
  idempotencyKey: string
}
/** `idempotencyKey` is also the id of the outbox entry: giving the same in again changes nothing. */
export type SubmitInput = {
  idempotencyKey: string
  body: GuestAppointmentRequest
  guestToken: string
  /** The patient has just said so; false when a reload asks what became of it. */
  isConfirmed: boolean
}
export type WithdrawInput = { idempotencyKey: string }
export type WithdrawOutput = 'withdrawn' | 'too_late'
