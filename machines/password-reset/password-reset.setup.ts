import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { OtpAnswer } from '#contract/appointment'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { PhoneCodeOutput, PhoneNumber, SendCodeInput } from '#machines/phone-code/phone-code.types'
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  ResetStep,
  SignInInput,
  UpdatePasswordInput,
} from './password-reset.types.ts'

/** Snapshot of the machine that checks the code. */
type CodeSnapshot = { snapshot: SnapshotFrom<typeof phoneCodeMachine> }
type Failure = { error: unknown }

/** Types, services, guards and actions of the machine of a password's reset. */
export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as 'busy',
    children: {} as { phoneCode: 'phoneCode' },
  },
  actors: {
    sendCode: fromPromise<OtpAnswer, SendCodeInput>(notProvided('sendCode')),
    phoneCode: phoneCodeMachine,
    updatePassword: fromPromise<void, UpdatePasswordInput>(notProvided('updatePassword')),
    findReturnPath: fromPromise<string | undefined>(notProvided('findReturnPath')),
    signIn: fromPromise<void, SignInInput>(notProvided('signIn')),
  },
  guards: {
    isCodeSent: ({ context }) => isOf(context.codeSent, context.number),
    isCodeSentTo: ({ context }, { number }: { number: PhoneNumber }) => isOf(context.codeSent, number),
    mayUpdate: ({ context }) => isOf(context.right, context.number),
    mayUpdateOf: ({ context }, { number }: { number: PhoneNumber }) => isOf(context.right, number),
    isStep: (_, { step, of }: { step: ResetStep; of: ResetStep }) => step === of,
    isCodeBusy: (_, { snapshot }: CodeSnapshot) => snapshot.hasTag('busy'),
    isPhoneProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    isRightOver: ({ context }) => context.problem?.code === 'reset_token_invalid',
    hasUnsentPassword: ({ context }) => context.password !== '',
    isOffline: (_, { error }: Failure) => toFlowProblem(error).code === 'offline',
    hasReturnPath: (_, { output }: { output: string | undefined }) => output !== undefined,
  },
  actions: {
    setProblem: assign((_, { error }: Failure) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
    // A problem reported for want of a network no longer holds.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    setNumber: assign((_, { number }: { number: PhoneNumber }) => ({ number, isInterrupted: false })),
    setCodeSent: assign(({ context }, { output }: { output: OtpAnswer }) => ({
      codeSent: { ...output, ...context.number },
      right: undefined,
    })),
    passToCode: sendTo('phoneCode', ({ event }) => event),
    noteCode: assign((_, { snapshot }: CodeSnapshot) => {
      const { number, sent, unsentCode, problem } = snapshot.context
      return { codeSent: sent && { ...sent, ...number }, unsentCode, problem }
    }),
    takeRight: assign(({ context }, { output: { proof } }: { output: PhoneCodeOutput }) => ({
      // The service that checks a code of a reset answers with the right to set a password (C27).
      right: proof && { ...context.number, token: proof.guestToken, expiresAt: proof.expiresAt },
      problem: undefined,
    })),
    noteProblem: assign((_, { output: { problem } }: { output: PhoneCodeOutput }) => ({ problem })),
    forgetCode: assign({ codeSent: undefined, unsentCode: undefined }),
    forgetRight: assign({ right: undefined }),
    forgetPassword: assign({ password: '' }),
    noteInterruption: assign({ isInterrupted: true }),
  },
})

const isOf = (known: PhoneNumber | undefined, number: PhoneNumber | undefined): boolean =>
  known !== undefined && known.phone === number?.phone && known.country_code === number.country_code
