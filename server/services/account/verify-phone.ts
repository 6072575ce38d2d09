import type { FastifyRequest } from 'fastify'
import type { OtpRequest, VerifyAnswer } from '#contract/appointment'
import { refusedCode } from '#server/domain/identity/check-code'
import { codePurposes } from '#server/domain/identity/code-rules'
import { hashCode } from '#server/domain/identity/send-code'
import { verifyCode } from '#server/domain/identity/verify-code'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServiceInstance } from '#server/plugins/type-provider'
import { captchaGuard } from './captcha-guard.ts'

/** Whose code it is, in E.164, and what it was sent for. */
type Texted = { phone: string; purpose: OtpRequest['type'] }

/** Trades the code that was texted to a phone for its proof; a wrong one counts as a failure of the phone. See `verifyCode` for refusals. */
export function phoneVerifier(app: ServiceInstance) {
  const guard = captchaGuard(app)
  return async <Body extends { phone_verification_token: string }>(
    request: FastifyRequest,
    body: Body,
    { phone, purpose }: Texted,
  ): Promise<VerifyAnswer> => {
    const owner = { tenantCode: request.tenant.code, phone, purpose }
    const code = body.phone_verification_token
    // The stored hash of the body must not allow the six digits to be guessed.
    const record = { ...body, phone_verification_token: hashCode(app.secret, owner, code) }
    const typed = { owner, rules: codePurposes[purpose], code, secret: app.secret, now: app.clock() }
    return guard.watch(request, { phone }, async () => {
      const verified = await withOptionalIdempotency(request, record, (tx) => verifyCode(tx, typed))
      if ('refused' in verified) throw refusedCode(verified.refused)
      return { guest_token: verified.token, expires_at: verified.expiresAt }
    })
  }
}
