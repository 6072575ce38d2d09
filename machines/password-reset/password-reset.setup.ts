import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { ResetLinkSent } from '#contract/account'
import type { OtpAnswer } from '#contract/appointment'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import {
  emailAsNumber,
  isOneNumber,
  type PhoneCodeOutput,
  type PhoneNumber,
  type SendCodeInput,
} from '#machines/phone-code/phone-code.types'
import type {
  CheckLinkInput,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  ResetStep,
  SendLinkInput,
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
    sendLink: fromPromise<ResetLinkSent, SendLinkInput>(notProvided('sendLink')),
    /** Whether the link that was opened still sets a password. */
    checkLink: fromPromise<void, CheckLinkInput>(notProvided('checkLink')),
    phoneCode: phoneCodeMachine,
    updatePassword: fromPromise<void, UpdatePasswordInput>(notProvided('updatePassword')),
    findReturnPath: fromPromise<string | undefined>(notProvided('findReturnPath')),
    signIn: fromPromise<void, SignInInput>(notProvided('signIn')),
  },
  guards: {
    isCodeSent: ({ context }) => isOneNumber(context.number, context.codeSent),
    isCodeSentTo: ({ context }, { number }: { number: PhoneNumber }) => isOneNumber(number, context.codeSent),
    isLinkSent: ({ context }) => context.linkSent !== undefined && context.linkSent.email === context.number.email,
    isOtherLink: ({ context }, { token }: { token: string }) => context.linkToken !== token,
    mayUpdate: ({ context }) => context.linkToken !== undefined || isOneNumber(context.number, context.right),
    mayUpdateOf: ({ context }, { number }: { number: PhoneNumber }) => isOneNumber(number, context.right),
    isStep: (_, { step, of }: { step: ResetStep; of: ResetStep }) => step === of,
    isCodeBusy: (_, { snapshot }: CodeSnapshot) => snapshot.hasTag('busy'),
    isPhoneProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    isRightOver: ({ context }) => context.problem?.code === 'reset_token_invalid',
    isLinkOver: (_, { error }: Failure) => toFlowProblem(error).code === 'reset_token_invalid',
    hasUnsentPassword: ({ context }) => context.password !== '',
    isOffline: (_, { error }: Failure) => toFlowProblem(error).code === 'offline',
    // A link that was opened on another device than the one that asked for it signs in nobody.
    mayReturn: ({ context }, { output }: { output: string | undefined }) =>
      output !== undefined && (context.number.phone !== '' || context.number.email !== undefined),
  },
  actions: {
    setProblem: assign((_, { error }: Failure) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
    // A problem reported for want of a network no longer holds.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    setNumber: assign((_, { number }: { number: PhoneNumber }) => ({
      number,
      linkToken: undefined,
      isInterrupted: false,
    })),
    setCodeSent: assign(({ context }, { output }: { output: OtpAnswer }) => ({
      codeSent: { ...output, ...context.number },
      right: undefined,
    })),
    setEmail: assign((_, { email }: { email: string }) => ({
      number: emailAsNumber(email),
      linkToken: undefined,
      isInterrupted: false,
    })),
    setLinkSent: assign(({ context }, { output }: { output: ResetLinkSent }) => ({
      linkSent: { email: context.number.email ?? '', expires_at: output.expires_at },
    })),
    openLink: assign(({ context: { linkSent } }, { token }: { token: string }) => ({
      linkToken: token,
      number: linkSent ? emailAsNumber(linkSent.email) : { phone: '', country_code: '' },
      isInterrupted: false,
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
    forgetLink: assign({ linkSent: undefined }),
    forgetRight: assign({ right: undefined, linkToken: undefined }),
    forgetPassword: assign({ password: '' }),
    noteInterruption: assign({ isInterrupted: true }),
  },
})
