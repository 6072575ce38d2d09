import { replaceSpentKey } from './booking.requests.ts'
import type { BookingAnswers, BookingContext, BookingDraft, BookingInput } from './booking.types.ts'

/** The context a booking starts with: from a draft, from a chosen slot, or empty. */
export function startingContext(input: BookingInput): BookingContext {
  const { practitionerId, canHold, canPay = false, holderKey, proof, suspension, draft, preset, chosenFor } = input
  const begun = draft?.context ?? emptyContext(input)
  // A booking that has been sent must be answered before another time is chosen.
  const isUnderway = draft?.at === 'submitting'
  // An older draft lacks what was not asked yet.
  const answers = withPerson({ ...noAnswers, ...begun.answers }, input)
  return {
    ...begun,
    ...(preset && !isUnderway
      ? { ...replaceSpentKey(begun), chosen: preset, holding: begun.holding + 1, loss: undefined, problem: undefined }
      : {}),
    // Whom they chose before, they look at once more.
    ...(chosenFor && !isUnderway ? { answers: { ...answers, ...chosenFor }, step: 'details' as const } : { answers }),
    startAt: startingPlace(input),
    isConfirmed: false,
    practitionerId,
    canHold,
    canPay,
    paymentOptions: undefined,
    holderKey,
    proof,
    suspension: suspension && { ...suspension, of: 'account' },
    unsentCode: undefined,
  }
}

/** A patient who has typed nothing of themselves yet need not type what their account says. */
function withPerson(answers: BookingAnswers, { person }: BookingInput): BookingAnswers {
  const isBlank = answers.who === 'me' && !answers.firstName && !answers.lastName && !answers.phone
  return person && isBlank ? { ...answers, ...person } : answers
}

/** Where the draft was left, unless another slot was chosen meanwhile. */
function startingPlace({ draft, preset }: BookingInput): BookingDraft['at'] {
  if (draft?.at === 'submitting') return 'submitting'
  if (preset) return 'holding'
  return draft?.at ?? 'choosing'
}

function emptyContext({ intentId, phoneRegion, insurance, choice }: BookingInput): BookingDraft['context'] {
  return {
    intentId,
    submission: 1,
    isKeySpent: false,
    holding: 1,
    choice: { consultationType: undefined, facilityId: undefined, serviceId: undefined, day: undefined, ...choice },
    chosen: undefined,
    hold: undefined,
    answers: { ...noAnswers, phoneRegion },
    insurance,
    payment: undefined,
    patient: undefined,
    step: 'details',
    codeSent: undefined,
    consent: false,
    feeBefore: undefined,
    isConfirmed: false,
    isConfirmationDue: false,
    isWithdrawalTooLate: false,
    loss: undefined,
    problem: undefined,
    appointmentId: undefined,
    isUnpaid: false,
  }
}

const noAnswers: BookingAnswers = {
  who: 'me',
  relativeId: '',
  firstName: '',
  lastName: '',
  phone: '',
  phoneRegion: '',
  email: '',
  gender: '',
  birthday: '',
  reason: '',
  address: '',
}
