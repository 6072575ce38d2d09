import type { OtpAnswer, OtpRequest, VerifyAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'

/** A number as the platform takes it: national digits, and the calling code without its plus. */
export type PhoneNumber = { phone: string; country_code: string }

/** A phone that a code has proven, until `expiresAt`. */
export type PhoneProof = PhoneNumber & { guestToken: string; expiresAt: string }

/** What the phone is proven for: the server sends another text for each, and may count them apart. */
export type CodePurpose = OtpRequest['type']

export type PhoneCodeInput = {
  number: PhoneNumber
  purpose: CodePurpose
  /** A code that was sent to this number before: it is entered, and no other is sent. */
  sent?: OtpAnswer | undefined
  /** One that was given before and could not be checked for want of a network. */
  unsentCode?: string | undefined
  /** What was said of the last try. */
  problem?: FlowProblem | undefined
}

export type PhoneCodeContext = {
  number: PhoneNumber
  purpose: CodePurpose
  sent: OtpAnswer | undefined
  /** Never kept on the device. */
  unsentCode: string | undefined
  problem: FlowProblem | undefined
  proof: PhoneProof | undefined
}

/** The proof; or nothing where no code could be sent at all, with the reason. */
export type PhoneCodeOutput = { proof: PhoneProof | undefined; problem: FlowProblem | undefined }

/** What happened. The view sends the first two, the connection the last. */
export type PhoneCodeEvent =
  { type: 'code.given'; code: string } | { type: 'code.resend_requested' } | { type: 'connection.returned' }

/** What the app provides. */
export type SendCodeInput = PhoneNumber & { purpose: CodePurpose }
export type VerifyCodeInput = { phone: string; country: string; phone_verification_token: string }
export type VerifyCodeOutput = VerifyAnswer
