import type { OtpAnswer, OtpRequest, VerifyAnswer } from '#contract/appointment'
import type { Suspension } from '#contract/suspension-reasons'
import type { FlowProblem } from '#machines/flow-problem'

/**
 * A number in the platform's format: national digits, and the calling code without its plus. Where an email is asked for a code instead,
 * `email` is set and the parts of the number are empty.
 */
export type PhoneNumber = { phone: string; country_code: string; email?: string }

/** An email in place of a number. */
export const emailAsNumber = (email: string): PhoneNumber => ({ phone: '', country_code: '', email })

/** Whether both are one number, or one email. */
export const isOneNumber = (one: PhoneNumber | undefined, other: PhoneNumber | undefined): boolean =>
  one !== undefined &&
  one.phone === other?.phone &&
  one.country_code === other.country_code &&
  one.email === other.email

/** A verified phone with its guest token, until `expiresAt`. */
export type PhoneProof = PhoneNumber & { guestToken: string; expiresAt: string }

/**
 * What the phone or email is verified for: the server sends another text for each purpose, and may count them separately. The code of a
 * `new_contact` is the signed-in patient's own, and makes that their phone or email.
 */
export type CodePurpose = OtpRequest['type'] | 'new_contact'

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
  /** Whether somebody has an account with what was verified, where the check of the code told it. */
  hasAccount?: boolean | undefined
  /** Whether who has the phone cannot book, where the check of the code told it. */
  suspension?: Suspension | undefined
}

/** The proof; undefined where no code could be sent at all, with the reason. */
export type PhoneCodeOutput = {
  proof: PhoneProof | undefined
  hasAccount?: boolean | undefined
  suspension?: Suspension | undefined
  problem: FlowProblem | undefined
}

/** Another code is asked for, by a text message or by the other way that the platform has. */
export type ResendRequest = { type: 'code.resend_requested'; channel?: 'second' }

/** The view sends the first two events, the connection the last. */
export type PhoneCodeEvent = { type: 'code.given'; code: string } | ResendRequest | { type: 'connection.returned' }

/** Inputs of the services that the app provides. */
export type SendCodeInput = PhoneNumber & { purpose: CodePurpose; channel?: 'second' }
export type VerifyCodeInput = {
  phone: string
  country: string
  phone_verification_token: string
  /** Whose code it is, in place of a phone. */
  email?: string
  purpose: CodePurpose
}
export type VerifyCodeOutput = VerifyAnswer & { has_account?: boolean }
