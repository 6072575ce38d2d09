import type { SnapshotFrom } from 'xstate'
import type { PhoneProof } from '#machines/phone-code/phone-code.types'
import type { signInMachine } from './sign-in.machine.ts'
import type { SignInDraft } from './sign-in.types.ts'

type SignIn = SnapshotFrom<typeof signInMachine>

/** The step that is shown; `code` only once a code is on its way. */
export type SignInStep = 'number' | 'password' | 'code' | 'names' | 'done'

export function selectStep(signIn: SignIn): SignInStep {
  if (signIn.matches('signedIn')) return 'done'
  if (signIn.matches('password') || signIn.matches('checkingPassword')) return 'password'
  if (signIn.matches('joining') || signIn.matches('signingUp')) return 'names'
  if (signIn.matches('proving')) return signIn.context.sent ? 'code' : 'number'
  // The right code stays in sight until its answer leads on.
  if (signIn.matches('entering')) return 'code'
  return 'number'
}

const codeOf = ({ children }: SignIn) => children.phoneCode?.getSnapshot()

/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (signIn: SignIn) => signIn.hasTag('busy') || (codeOf(signIn)?.hasTag('busy') ?? false)
export const selectCanResend = (signIn: SignIn) => codeOf(signIn)?.matches({ entering: 'resendable' }) ?? false
/** Why the last press did not lead on; that of the code comes first while one is entered. */
export const selectProblem = (signIn: SignIn) => codeOf(signIn)?.context.problem ?? signIn.context.problem
/** A code that waits for the network. */
export const selectUnsentCode = (signIn: SignIn) => codeOf(signIn)?.context.unsentCode
export const selectAnswers = ({ context }: SignIn) => context.answers
export const selectNumber = ({ context }: SignIn) => context.number
export const selectSent = ({ context }: SignIn) => context.sent

/** What a reload continues with; undefined once the patient is signed in. */
export function selectDraft(signIn: SignIn): SignInDraft | undefined {
  const { answers, number, sent } = signIn.context
  return signIn.matches('signedIn') ? undefined : { answers, number, sent }
}

/** The proof of an email with which somebody makes their account, and a reload goes on with. That of a phone is in the session's record. */
export function selectJoiningProof(signIn: SignIn): PhoneProof | undefined {
  const { proof } = signIn.context
  return selectStep(signIn) === 'names' && proof?.email !== undefined ? proof : undefined
}
