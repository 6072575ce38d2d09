import type { AccountApi } from '#src/api/account-api.ts'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'

type Keyed = { idempotencyKey: string }

/** Sends a code to a new phone (C36) or a new email (C35) of the signed-in patient. */
export const sendContactCode = (
  account: AccountApi,
  { email, phone, country_code, channel }: SendCodeInput,
  key: Keyed,
  signal: AbortSignal,
) =>
  email === undefined
    ? account.sendPhoneToken({ phone, country_code, ...(channel && { channel }) }, key, signal)
    : account.updateEmail({ email, email_confirmation: email }, key, signal)

/** Makes it the patient's by that code (C37). Throws `account_exists`. */
export const confirmContact = (account: AccountApi, input: VerifyCodeInput, signal: AbortSignal) => {
  const { email, phone, phone_verification_token } = input
  return email === undefined
    ? account.verifyPhone({ phone, phone_verification_token }, signal)
    : account.confirmEmail({ email, email_verification_token: phone_verification_token }, signal)
}
