import type { OtpAnswer, OtpRequest, VerifyAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'

/** A number in the platform's format: national digits, and the calling code without its plus. */
export type PhoneNumber = { phone: string; country_code: string }

/** A verified phone with its guest token, until `expiresAt`. */
export type PhoneProof = PhoneNumber & { guestToken: string; expiresAt: string }

/** What the phone is verified for: the server sends another text for each purpose, and may count them separately. */
export type CodePurpose = OtpRequest['type']

export type PhoneCodeInput = {
  number: PhoneNumber
  purpose: CodePurpose
  /** A code that was sent to this number before: it is entered, and no other is sent. */
  sent?: OtpAnswer | undefined
  /** A code entered before that could not be checked for want of a network. */
  unsentCode?: string | undefined
  /** The problem of the last attempt. */
  problem?: FlowProblem | undefined
}

export type PhoneCodeContext = {
  number: PhoneNumber
  purpose: CodePurpose
  sent: OtpAnswer | undefined
  /** Never stored on the device. */
  unsentCode: string | undefined
  problem: FlowProblem | undefined
  proof: PhoneProof | undefined
}

/** The proof; undefined where no code could be sent at all, with the reason. */
export type PhoneCodeOutput = { proof: PhoneProof | undefined; problem: FlowProblem | undefined }

/** The view sends the first two events, the connection the last. */
export type PhoneCodeEvent =
  { type: 'code.given'; code: string } | { type: 'code.resend_requested' } | { type: 'connection.returned' }

/** Inputs of the services that the app provides. */
export type SendCodeInput = PhoneNumber & { purpose: CodePurpose }
export type VerifyCodeInput = {
  phone: string
  country: string
  phone_verification_token: string
  purpose: CodePurpose
}
export type VerifyCodeOutput = VerifyAnswer
