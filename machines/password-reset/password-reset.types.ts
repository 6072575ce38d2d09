import type { OtpAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneNumber, ResendRequest } from '#machines/phone-code/phone-code.types'

/** The phone, or the email, as typed, and the country chosen beside it, as an ISO 3166 code. */
export type PhoneAnswers = { phone: string; phoneRegion: string }

/** A code on its way to a number. */
export type SentCode = OtpAnswer & PhoneNumber

/** The right to set a password of the account with this number, until `expiresAt` (C27). */
export type ResetRight = PhoneNumber & { token: string; expiresAt: string }

/** A link to a new password that was mailed to an address, and works until `expires_at`. */
export type SentLink = { email: string; expires_at: string }

/** The steps with an address of their own, as a patient may come back to them. */
export type ResetStep = 'forget' | 'mailed' | 'confirm' | 'update'

export type PasswordResetContext = {
  answers: PhoneAnswers
  /** The number that the code is for, or the email that the link was mailed to; empty until it was given. */
  number: PhoneNumber
  linkSent: SentLink | undefined
  /** The token of the link that was opened (S26). Never stored on the device. */
  linkToken: string | undefined
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
export type PasswordResetDraft = Pick<PasswordResetContext, 'answers' | 'codeSent' | 'linkSent'>

export type PasswordResetInput = {
  /** Country chosen at first, as an ISO 3166 code. */
  phoneRegion: string
  draft?: PasswordResetDraft | undefined
}

/** The view sends all but the last one, which is the connection's. */
export type PasswordResetEvent =
  | { type: 'phone.changed'; answers: Partial<PhoneAnswers> }
  | { type: 'phone.given'; number: PhoneNumber }
  | { type: 'email.given'; email: string }
  | { type: 'link.resend_requested' }
  /** The link of a mail was opened. */
  | { type: 'link.opened'; token: string }
  | { type: 'code.given'; code: string }
  | ResendRequest
  | { type: 'password.given'; password: string }
  | { type: 'password.changed' }
  /** Another code is wanted, because the right to set a password has ended. */
  | { type: 'reset.restarted' }
  | { type: 'step.revisited'; step: ResetStep }
  | { type: 'connection.returned' }

/** Inputs of the services that the app provides, beside those of the phone's code. */
export type SendLinkInput = { email: string }
export type CheckLinkInput = { token: string }
/** The token is that of a link (C14), or what the code of a phone was traded for (C28). */
export type UpdatePasswordInput = PhoneNumber & { by: 'link' | 'phone'; token: string; password: string }
export type SignInInput = PhoneNumber & { password: string }
