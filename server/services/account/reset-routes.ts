import { PasswordUpdated, PhoneResetRequest, ResetProof, VerifyResetRequest } from '#contract/account'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { verifyResetCode } from '#server/domain/accounts/reset-password'
import { refusedCode } from '#server/domain/identity/check-code'
import { codePurposes } from '#server/domain/identity/code-rules'
import { toPhone } from '#server/domain/identity/phone'
import { hashCode } from '#server/domain/identity/send-code'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { captchaGuard } from './captcha-guard.ts'
import { passwordSetter } from './set-password.ts'

/** Setting a new password by a code. */
export const resetRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const guard = captchaGuard(app)
  const setPassword = passwordSetter(app)

  app.post(
    routePath(calls.verifyResetCode),
    {
      schema: {
        operationId: 'verifyResetCode',
        summary: 'Trade a code for the right to set a password (C27, S23)',
        description:
          'A code that `sendCode` texted for `reset_password`, whether or not the phone has an account. The right lasts ten minutes. ' +
          'With an Idempotency-Key, a repetition is given the first answer and is not counted as another try.',
        body: VerifyResetRequest,
        response: { 200: Data(ResetProof) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['phone_invalid', 'code_invalid', 'code_expired', 'code_attempts_exceeded'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const phone = toPhone(body.phone, body.country_code)
      const owner = { tenantCode: tenant.code, phone, purpose: 'reset_password' as const }
      const code = body.phone_verification_token
      // The stored hash of the body must not allow the six digits to be guessed.
      const record = { ...body, phone_verification_token: hashCode(app.secret, owner, code) }
      const typed = { owner, rules: codePurposes[owner.purpose], code, secret: app.secret, now: app.clock() }
      return guard.watch(request, { phone }, async () => {
        const data = await withOptionalIdempotency(request, record, (tx) => verifyResetCode(tx, typed))
        if ('refused' in data) throw refusedCode(data.refused)
        return { data }
      })
    },
  )

  app.post(
    routePath(calls.resetPasswordByPhone),
    {
      schema: {
        operationId: 'resetPasswordByPhone',
        summary: 'Set the password at the end of a reset (C28, S24)',
        description:
          'Ends every session of the account, and tells its phone and its proven email. With an Idempotency-Key, a repetition is given ' +
          'the first answer.',
        body: PhoneResetRequest,
        response: { 200: Data(PasswordUpdated) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['phone_invalid', 'password_refused', 'reset_token_invalid', 'account_not_found'],
      },
    },
    async (request) => {
      const { body } = request
      const phone = toPhone(body.phone, body.country_code)
      return { data: await setPassword(request, body, { phone, token: body.token_reset_password }) }
    },
  )
}
