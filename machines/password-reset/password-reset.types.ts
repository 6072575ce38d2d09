import type { OtpAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneNumber } from '#machines/phone-code/phone-code.types'

/** The phone as typed, and the country chosen beside it, as an ISO 3166 code. */
export type PhoneAnswers = { phone: string; phoneRegion: string }

/** A code on its way to a number. */
export type SentCode = OtpAnswer & PhoneNumber

/** The right to set a password of the account with this number, until `expiresAt` (C27). */
export type ResetRight = PhoneNumber & { token: string; expiresAt: string }

/** The steps with an address of their own, as a patient may come back to them. */
export type ResetStep = 'forget' | 'confirm' | 'update'

export type PasswordResetContext = {
  answers: PhoneAnswers
  /** The number that the code is for; empty until the phone was given. */
  number: PhoneNumber
  codeSent: SentCode | undefined
  /** A code that could not be checked for want of a network. Never stored on the device. */
  unsentCode: string | undefined
  right: ResetRight | undefined
  /** The new password from the press on its button until the flow is over, else empty. Never stored on the device. */
  password: string
  problem: FlowProblem | undefined
  /** The step of the new password was opened without the right to set one. */
  isInterrupted: boolean
  /** Where the patient came from and is led back to, signed in. */
  returnPath: string | undefined
}

/** What is stored of a reset: never the code, the right or a password. */
export type PasswordResetDraft = Pick<PasswordResetContext, 'answers' | 'codeSent'>

export type PasswordResetInput = {
  /** Country chosen at first, as an ISO 3166 code. */
  phoneRegion: string
  draft?: PasswordResetDraft | undefined
}

/** The view sends all but the last one, which is the connection's. */
export type PasswordResetEvent =
  | { type: 'phone.changed'; answers: Partial<PhoneAnswers> }
  | { type: 'phone.given'; number: PhoneNumber }
  | { type: 'code.given'; code: string }
  | { type: 'code.resend_requested' }
  | { type: 'password.given'; password: string }
  | { type: 'password.changed' }
  /** Another code is wanted, because the right to set a password has ended. */
  | { type: 'reset.restarted' }
  | { type: 'step.revisited'; step: ResetStep }
  | { type: 'connection.returned' }

/** Inputs of the services that the app provides, beside those of the phone's code. */
export type UpdatePasswordInput = PhoneNumber & { token: string; password: string }
export type SignInInput = PhoneNumber & { password: string }
