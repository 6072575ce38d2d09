import { assign, fromCallback, fromPromise, sendTo, setup, type EventObject, type SnapshotFrom } from 'xstate'
import type { PatientForm } from '#contract/appointment'
import type { Hold } from '#contract/availability'
import { notProvided } from '#machines/not-provided'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { PhoneCodeOutput, PhoneNumber } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import { isHeld, toLoss, toNewFee } from './booking.requests.ts'
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingProblem,
  HoldInput,
  SubmitInput,
  WithdrawInput,
  WithdrawOutput,
} from './booking.types.ts'

/** What proving the phone has come to. */
type CodeSnapshot = { snapshot: SnapshotFrom<typeof phoneCodeMachine> }

/** The words of the booking machine: what it asks of the app, the questions it decides by, and what it notes. */
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
    submitBooking: fromCallback<EventObject, SubmitInput>(notProvided('submitBooking')),
    withdrawBooking: fromPromise<WithdrawOutput, WithdrawInput>(notProvided('withdrawBooking')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  guards: {
    startsAt: ({ context }, { place }: { place: BookingContext['startAt'] }) => context.startAt === place,
    canHold: ({ context }) => context.canHold,
    isHeld: ({ context }) => isHeld(context),
    // A device whose clock runs ahead would else renew without end: each time is over as soon as it is given.
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
    isPhoneProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    isCodeSentTo: ({ context }, { patient }: { patient: PatientForm | undefined }) =>
      !!patient && isPhoneOf(context.codeSent, patient),
    isCode: (_, { problem, codes }: { problem: BookingProblem; codes: readonly BookingProblem['code'][] }) =>
      codes.includes(problem.code),
    isSlotLost: ({ context }, { problem }: { problem: BookingProblem }) => lossOf(context, problem) !== undefined,
    isTooLate: (_, { output }: { output: WithdrawOutput }) => output === 'too_late',
  },
  actions: {
    // Without a form that is right now, no further than the form.
    goTo: assign(({ context, event }) =>
      event.type === 'step.revisited'
        ? { step: event.patient ? event.step : ('details' as const), patient: event.patient ?? context.patient }
        : {},
    ),
    clearProblem: assign({ problem: undefined }),
    // What was said for want of a network is not true any more.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    setProblem: assign((_, { problem }: { problem: BookingProblem }) => ({ problem })),
    countHold: assign({ holding: ({ context }) => context.holding + 1 }),
    countSubmission: assign({ submission: ({ context }) => context.submission + 1, isConfirmationDue: false }),
    dropHold: assign({ hold: undefined }),
    dropProof: assign({ proof: undefined }),
    passToCode: sendTo('phoneCode', ({ event }) => event),
    // A draft keeps the code that was sent. What is proven while one is sent is another phone, or not any more.
    noteCode: assign(({ context }, { snapshot }: CodeSnapshot) => {
      const { number, sent, unsentCode, problem } = snapshot.context
      const proof = snapshot.matches('sending') ? undefined : context.proof
      return { codeSent: sent && { ...sent, ...number }, unsentCode, problem, proof }
    }),
    takeProof: assign((_, { output }: { output: PhoneCodeOutput }) => output),
    forgetCode: assign({ codeSent: undefined, unsentCode: undefined }),
    // The next hold is another request; one that was never answered is sent again with its own key.
    setHold: assign(({ context }, { hold }: { hold: Hold }) => ({ hold, holding: context.holding + 1 })),
    loseSlot: assign(({ context }, { problem }: { problem: BookingProblem }) => ({
      loss: lossOf(context, problem),
      // The hold of a slot chosen before is still there to be given up for the next, as is that of one that only overlaps.
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

/** A visit at home was chosen for one elsewhere: the address is not entered yet. */
function isAddressMissing({ chosen, answers }: BookingContext): boolean {
  return chosen?.slot.consultation_type === 'homecare' && !answers.address.trim()
}

function isProven({ proof }: BookingContext, patient: PatientForm | undefined): boolean {
  return !!patient && isPhoneOf(proof, patient)
}

function isPhoneOf(known: PhoneNumber | undefined, patient: PatientForm): boolean {
  return known?.phone === patient.phone && known.country_code === patient.country_code
}
