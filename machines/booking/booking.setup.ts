import { assign, fromCallback, fromPromise, sendTo, setup, type EventObject, type SnapshotFrom } from 'xstate'
import type { PatientForm } from '#contract/appointment'
import type { PaymentOptions } from '#contract/payment'
import type { Hold } from '#contract/availability'
import { suspensionIn } from '#contract/suspension-reasons'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { PhoneCodeOutput, PhoneNumber } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import { paymentChoiceOf } from './booking.payment-choice.ts'
import { isHeld, replaceSpentKey, toLoss, toNewFee } from './booking.requests.ts'
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingProblem,
  HoldInput,
  SubmitInput,
  OwnedSuspension,
  PaymentWaysInput,
  WithdrawInput,
  WithdrawOutput,
} from './booking.types.ts'

/** Snapshot of the machine that verifies the phone. */
type CodeSnapshot = { snapshot: SnapshotFrom<typeof phoneCodeMachine> }

/** Types, services, guards and actions of the booking machine. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    output: {} as { appointmentId: string },
    tags: {} as 'busy',
    children: {} as { phoneCode: 'phoneCode' },
  },
  actors: {
    holdSlot: fromPromise<Hold, HoldInput>(notProvided('holdSlot')),
    phoneCode: phoneCodeMachine,
    /** How a visit can be paid on this device. Nothing is said where it fails: it is settled at the visit then. */
    findPaymentWays: fromPromise<PaymentOptions, PaymentWaysInput>(notProvided('findPaymentWays')),
    submitBooking: fromCallback<EventObject, SubmitInput>(notProvided('submitBooking')),
    withdrawBooking: fromPromise<WithdrawOutput, WithdrawInput>(notProvided('withdrawBooking')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  guards: {
    startsAt: ({ context }, { place }: { place: BookingContext['startAt'] }) => context.startAt === place,
    canHold: ({ context }) => context.canHold,
    canPay: ({ context }) => context.canPay,
    hasPaymentChoice: ({ context }) => paymentChoiceOf(context).length > 0,
    hasNoPaymentChoice: ({ context }) => context.paymentOptions !== undefined && paymentChoiceOf(context).length === 0,
    isPaymentRevisited: ({ context, event }) =>
      event.type === 'step.revisited' && event.step === 'payment' && paymentChoiceOf(context).length > 0,
    isHeld: ({ context }) => isHeld(context),
    // On a device whose clock runs ahead, renewing would never end: each hold seems over as soon as it is given.
    isLonger: ({ context }, { hold }: { hold: Hold }) =>
      !context.hold || Date.parse(hold.expires_at) - Date.parse(context.hold.expires_at) >= 60_000,
    hasProof: ({ context }) => context.proof !== undefined,
    isProven: ({ context }, { patient }: { patient: PatientForm | undefined }) => isProven(context, patient),
    isReadyToReview: ({ context }) => isProven(context, context.patient),
    wasAt: ({ context }, { step }: { step: BookingContext['step'] }) =>
      context.step === step &&
      !!context.patient &&
      (step !== 'code' || isPhoneOf(context.codeSent, context.patient)) &&
      !isAddressMissing(context),
    isProvenSinceCode: ({ context }) =>
      context.step === 'code' && isProven(context, context.patient) && !isAddressMissing(context),
    hasChoice: ({ context }) => context.chosen !== undefined && context.loss === undefined,
    isCodeBusy: (_, { snapshot }: CodeSnapshot) => snapshot.hasTag('busy'),
    isSuspended: ({ context }) => context.suspension !== undefined,
    isSuspensionFound: ({ context, event }) => readSuspension(context, event) !== undefined,
    isPhoneSuspended: ({ context }) => context.suspension?.of === 'phone',
    isPhoneProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    isCodeSentTo: ({ context }, { patient }: { patient: PatientForm | undefined }) =>
      !!patient && isPhoneOf(context.codeSent, patient),
    isCode: (_, { problem, codes }: { problem: BookingProblem; codes: readonly BookingProblem['code'][] }) =>
      codes.includes(problem.code),
    isSlotLost: ({ context }, { problem }: { problem: BookingProblem }) => lossOf(context, problem) !== undefined,
    isTooLate: (_, { output }: { output: WithdrawOutput }) => output === 'too_late',
  },
  actions: {
    // Without a valid form, no further than the form.
    goTo: assign(({ context, event }) =>
      event.type === 'step.revisited'
        ? { step: event.patient ? event.step : ('details' as const), patient: event.patient ?? context.patient }
        : {},
    ),
    clearProblem: assign({ problem: undefined }),
    // A problem reported for want of a network no longer holds.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    setProblem: assign((_, { problem }: { problem: BookingProblem }) => ({ problem })),
    countHold: assign({ holding: ({ context }) => context.holding + 1 }),
    countSubmission: assign({
      submission: ({ context }) => context.submission + 1,
      isConfirmationDue: false,
      isKeySpent: false,
    }),
    replaceSpentKey: assign(({ context }) => replaceSpentKey(context)),
    setPaymentOptions: assign((_, { output }: { output: PaymentOptions }) => ({ paymentOptions: output })),
    dropHold: assign({ hold: undefined }),
    dropProof: assign({ proof: undefined }),
    passToCode: sendTo('phoneCode', ({ event }) => event),
    // A draft keeps the code that was sent. While one is being sent, an earlier proof is for another phone or no longer valid.
    noteCode: assign(({ context }, { snapshot }: CodeSnapshot) => {
      const { number, sent, unsentCode, problem } = snapshot.context
      const proof = snapshot.matches('sending') ? undefined : context.proof
      return { codeSent: sent && { ...sent, ...number }, unsentCode, problem, proof }
    }),
    takeProof: assign((_, { output: { proof, problem } }: { output: PhoneCodeOutput }) => ({ proof, problem })),
    takeSuspension: assign({ suspension: ({ context, event }) => readSuspension(context, event) }),
    forgetCode: assign({ codeSent: undefined, unsentCode: undefined }),
    // The next hold is another request; one that was never answered is repeated with its own key.
    setHold: assign(({ context }, { hold }: { hold: Hold }) => ({ hold, holding: context.holding + 1 })),
    loseSlot: assign(({ context }, { problem }: { problem: BookingProblem }) => ({
      loss: lossOf(context, problem),
      // A hold of a slot chosen before can still be given up for the next one, as can one that only overlaps.
      hold: isHeld(context) && problem.code !== 'visit_overlaps' ? undefined : context.hold,
    })),
    loseHeldSlot: assign(({ context }, { problem }: { problem: BookingProblem }) => ({
      loss: { ...lossOf(context, problem)!, reason: 'expired' as const },
      hold: undefined,
    })),
    raiseFee: assign(({ context }, { problem }: { problem: BookingProblem }) => {
      const fee = toNewFee(problem)
      const { chosen } = context
      return fee && chosen
        ? { feeBefore: chosen.service.fee, chosen: { ...chosen, service: { ...chosen.service, fee } } }
        : {}
    }),
  },
})

function lossOf({ chosen }: BookingContext, problem: BookingProblem) {
  return chosen && toLoss(problem, chosen.slot, chosen.timeZone)
}

/** A home visit was chosen instead of another kind: the address is not entered yet. */
function isAddressMissing({ chosen, answers }: BookingContext): boolean {
  return chosen?.slot.consultation_type === 'homecare' && !answers.address.trim()
}

function isProven({ proof }: BookingContext, patient: PatientForm | undefined): boolean {
  return !!patient && isPhoneOf(proof, patient)
}

function isPhoneOf(known: PhoneNumber | undefined, patient: PatientForm): boolean {
  return known?.phone === patient.phone && known.country_code === patient.country_code
}

/** The suspension that an event tells: a refused hold, a refused booking, or the check of a code. Guests hold without their phone. */
function readSuspension({ proof }: BookingContext, event: object): OwnedSuspension | undefined {
  const { error, problem, output } = event as { error?: unknown; problem?: BookingProblem; output?: PhoneCodeOutput }
  if (output) return output.suspension && { ...output.suspension, of: 'phone' }
  const { code, details } = problem ?? toFlowProblem(error)
  if (code !== 'suspended_to_book') return undefined
  return { ...suspensionIn(details), of: problem && proof?.guestToken ? 'phone' : 'account' }
}
