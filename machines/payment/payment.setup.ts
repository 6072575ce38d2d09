import { assign, fromPromise, setup } from 'xstate'
import type { Appointment } from '#contract/appointment'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type { WaitInput } from '#machines/wait-input'
import { outlookOf, walletOf, type PaymentOutlook } from './payment-outlook.ts'
import type {
  LeaveInput,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  SettleInput,
  StartOutput,
  VisitInput,
  WalletInput,
  WalletOutput,
} from './payment.types.ts'

/** Without an answer after so many questions it is said that nobody knows yet. */
export const patience = 4

/** Milliseconds until the next question: at first a bank answers within seconds, later within minutes. */
export const pauseAfter = (asks: number): number => Math.min(1_500 * 1.5 ** asks, 60_000)

/** Codes which say that this device or this patient cannot open the appointment. */
const locked = ['not_found', 'gone', 'unauthenticated', 'forbidden', 'validation_failed'] as const

/** Types, services, guards and actions of the payment machine. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy',
  },
  actors: {
    /** The appointment, of whose payment the provider is asked where that is open. Rejects with a `Problem`. */
    readPayment: fromPromise<Appointment, VisitInput>(notProvided('readPayment')),
    /** The provider's page. Rejects with a `Problem`. */
    startPayment: fromPromise<StartOutput, VisitInput>(notProvided('startPayment')),
    /** Loads the provider's page in place of this one. Rejects where that is no address of a known provider. */
    leaveFor: fromPromise<void, LeaveInput>(notProvided('leaveFor')),
    /** Opens the sheet of the device and pays by it. Rejects with a `Problem`. */
    payByWallet: fromPromise<WalletOutput, WalletInput>(notProvided('payByWallet')),
    settleAtVisit: fromPromise<Appointment, SettleInput>(notProvided('settleAtVisit')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  delays: { nextQuestion: ({ context }) => pauseAfter(context.asks) },
  guards: {
    looks: ({ context: { appointment } }, { like }: { like: PaymentOutlook }) =>
      appointment !== undefined && outlookOf(appointment) === like,
    isUnclear: ({ context: { appointment } }) =>
      appointment !== undefined && outlookOf(appointment) === 'expired' && appointment.payment?.is_unclear === true,
    // A wallet's sheet opens by a press alone.
    isEager: ({ context: { isEager, appointment } }) =>
      isEager &&
      appointment !== undefined &&
      outlookOf(appointment) === 'due' &&
      walletOf(appointment.payment?.method) === undefined,
    isUnpaid: ({ context: { isBack, appointment } }) =>
      appointment !== undefined && (outlookOf(appointment) === 'due' || !isBack),
    isPatient: ({ context }) => context.asks < patience,
    isOffline: (_, { error }: { error: unknown }) => toFlowProblem(error).code === 'offline',
    isLocked: (_, { error }: { error: unknown }) => locked.some((code) => code === toFlowProblem(error).code),
    hasAddress: (_, { output }: { output: StartOutput }) => output.address !== undefined,
  },
  actions: {
    setAppointment: assign((_, { appointment }: { appointment: Appointment }) => ({ appointment })),
    /** A sheet that was closed has changed nothing. After one that paid, what is open is for the bank to answer. */
    setOutcome: assign(({ context }, { output }: { output: WalletOutput }) => ({
      appointment: output.appointment ?? context.appointment,
      isBack: context.isBack || output.appointment !== undefined,
    })),
    setAddress: assign((_, { output }: { output: StartOutput }) => ({
      address: output.address,
      appointment: output.appointment,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
    // A problem reported for want of a network no longer holds.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    countAsk: assign({ asks: ({ context }) => context.asks + 1 }),
  },
})
