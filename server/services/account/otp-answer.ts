import type { OtpAnswer } from '#contract/appointment'
import type { PurposeRules } from '#server/domain/identity/code-rules'
import type { IssuedCode } from '#server/domain/identity/send-code'

/** What the request for a code is answered with, whichever way it is sent. */
export const toOtpAnswer = ({ expiresAt, resendAt }: IssuedCode, { length }: PurposeRules): OtpAnswer => ({
  sent: true,
  expires_at: expiresAt.toISOString(),
  resend_at: resendAt.toISOString(),
  code_length: length,
})
