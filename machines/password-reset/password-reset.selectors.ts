import type { SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from './password-reset.machine.ts'
import type { PasswordResetDraft } from './password-reset.types.ts'

type PasswordReset = SnapshotFrom<typeof passwordResetMachine>

/** The screen the patient is on. */
export type ResetScreen = 'forget' | 'mailed' | 'confirm' | 'update' | 'success'

/** The screen for the current state. */
export function selectScreen(reset: PasswordReset): ResetScreen {
  if (reset.matches('success')) return 'success'
  if (reset.matches('update')) return 'update'
  if (reset.matches('mailed')) return 'mailed'
  return reset.matches('confirm') ? 'confirm' : 'forget'
}

/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (reset: PasswordReset) => reset.hasTag('busy')
export const selectCanResend = ({ children }: PasswordReset) =>
  children.phoneCode?.getSnapshot().matches({ entering: 'resendable' }) ?? false
export const selectAnswers = ({ context }: PasswordReset) => context.answers
export const selectNumber = ({ context }: PasswordReset) => context.number
export const selectCodeSent = ({ context }: PasswordReset) => context.codeSent
export const selectLinkSent = ({ context }: PasswordReset) => context.linkSent
/** Whether the link that was opened was found to be over, before a password was typed. */
export const selectIsLinkOver = (reset: PasswordReset) => reset.matches({ update: 'linkOver' })
/** Whether the password is set by the link of a mail. */
export const selectIsByLink = ({ context }: PasswordReset) => context.linkToken !== undefined
export const selectUnsentCode = ({ context }: PasswordReset) => context.unsentCode
export const selectProblem = ({ context }: PasswordReset) => context.problem
export const selectIsInterrupted = ({ context }: PasswordReset) => context.isInterrupted
/** Where the patient is led to, once they are signed in. */
export const selectReturnPath = (reset: PasswordReset) =>
  reset.matches({ success: 'signedIn' }) ? reset.context.returnPath : undefined

/** What to store of the reset, so that a reload loses no more than it must; undefined where there is nothing of it. */
export function selectDraft(reset: PasswordReset): PasswordResetDraft | undefined {
  const { answers, codeSent, linkSent } = reset.context
  if (reset.matches('success') || !answers.phone) return undefined
  return { answers, codeSent, linkSent }
}
