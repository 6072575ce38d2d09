import { EmailCodeRequest, EmailProof, VerifyEmailCodeRequest } from '#contract/account'
import { OtpAnswer } from '#contract/appointment'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { writingAt } from '#server/domain/accounts/writing-to'
import { refusedCode } from '#server/domain/identity/check-code'
import { codePurposes } from '#server/domain/identity/code-rules'
import { toEmail } from '#server/domain/identity/contact'
import { mailCode } from '#server/domain/identity/mail-code'
import { hashCode, issueCode, type IssuedCode } from '#server/domain/identity/send-code'
import { verifyCode } from '#server/domain/identity/verify-code'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { captchaGuard, withoutCaptcha } from './captcha-guard.ts'
import { mailingOf } from './sending.ts'
import { toOtpAnswer } from './otp-answer.ts'

const purpose = 'sign_in'
const rules = codePurposes[purpose]

/** Verifying an email with a one-time code, to sign in or up. */
export const emailCodeRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const guard = captchaGuard(app)

  app.post(
    routePath(additions.sendEmailCode),
    {
      schema: {
        operationId: 'sendEmailCode',
        summary: 'Mail a one-time code to an address (S16, C19)',
        description:
          'So many to an address whichever tenant sends them, whether or not it has an account. With an Idempotency-Key, a ' +
          'repetition is given the first answer and no second mail is sent. Where the server sends no mails: `not_found`.',
        body: EmailCodeRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: [
          'not_found',
          'code_sent_recently',
          'codes_of_phone_limit',
          'codes_of_tenant_limit',
          'captcha_required',
        ],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const mailing = mailingOf(app)
      const email = toEmail(body.email)
      const owner = { tenantCode: tenant.code, email, purpose }
      let issued: IssuedCode
      const data = await guard.countChecked(request, { email }, () =>
        withOptionalIdempotency(
          request,
          withoutCaptcha(body),
          async (tx) => {
            issued = await issueCode(tx, { owner, rules, secret: app.secret, now: app.clock() })
            return toOtpAnswer(issued, rules)
          },
          async () =>
            mailCode(issued, mailing, { rules, tenant, email, ...(await writingAt(app.db, request, { email })) }),
        ),
      )
      return { data }
    },
  )

  app.post(
    routePath(additions.verifyEmailCode),
    {
      schema: {
        operationId: 'verifyEmailCode',
        summary: 'Trade a mailed code for the proof of the email (S16, C19)',
        description:
          'A wrong code is told how many tries are left in `details.attempts_left`. With an Idempotency-Key, a repetition is given ' +
          'the first answer and is not counted as another try.',
        body: VerifyEmailCodeRequest,
        response: { 200: Data(EmailProof) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['code_invalid', 'code_expired', 'code_attempts_exceeded'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const email = toEmail(body.email)
      const owner = { tenantCode: tenant.code, email, purpose }
      const code = body.email_verification_token
      // The stored hash of the body must not allow the six digits to be guessed.
      const record = { ...body, email_verification_token: hashCode(app.secret, owner, code) }
      return guard.watch(request, { email }, async () => {
        const verified = await withOptionalIdempotency(request, record, (tx) =>
          verifyCode(tx, { owner, rules, code, secret: app.secret, now: app.clock() }),
        )
        if ('refused' in verified) throw refusedCode(verified.refused)
        return { data: { email_token: verified.token, expires_at: verified.expiresAt } }
      })
    },
  )
}
