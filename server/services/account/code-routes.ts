import { calls, routePath } from '#contract/services'
import { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { Data } from '#contract/wire'
import { writingAt } from '#server/domain/accounts/writing-to'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { codePurposes } from '#server/domain/identity/code-rules'
import { toPhone } from '#server/domain/identity/phone'
import { toTextablePhone } from '#server/domain/identity/textable-phone'
import { issueCode, type IssuedCode } from '#server/domain/identity/send-code'
import { textCode } from '#server/domain/identity/text-code'
import { findSuspension, toSuspensionAnswer } from '#server/domain/accounts/suspension'
import { addressLimit } from './address-limit.ts'
import { captchaGuard, withoutCaptcha } from './captcha-guard.ts'
import { codeHost } from './code-host.ts'
import { toOtpAnswer } from './otp-answer.ts'
import { secondOf, textingOf } from './sending.ts'
import { phoneVerifier } from './verify-phone.ts'

/** Verifying a phone with a one-time code. */
export const codeRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const texting = textingOf(app)
  const guard = captchaGuard(app)
  const verifyPhone = phoneVerifier(app)

  app.post(
    routePath(calls.sendCode),
    {
      schema: {
        operationId: 'sendCode',
        summary: 'Text a one-time code to a phone (C26)',
        description:
          'To mobile numbers of the countries that the tenant serves, so many to a phone whatever for and by whichever tenant. ' +
          'With an Idempotency-Key, a repetition is given the first answer and no second message is sent. After a few of them a check ' +
          'is asked for (`captcha_required`). `channel` sends it the other way, within the same limits; where there is none: `not_found`.',
        body: OtpRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: [
          'phone_invalid',
          'phone_country_not_served',
          'phone_not_mobile',
          'code_sent_recently',
          'codes_of_phone_limit',
          'codes_of_tenant_limit',
          'captcha_required',
          'not_found',
        ],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const rules = codePurposes[body.type]
      const phone = toTextablePhone(tenant, body.phone, body.country_code)
      const owner = { tenantCode: tenant.code, phone, purpose: body.type }
      const second = secondOf(app, body)
      const texted = { rules, tenant, phone, host: codeHost(app.config, tenant), second }
      let issued: IssuedCode
      const data = await guard.countChecked(request, { phone }, () =>
        withOptionalIdempotency(
          request,
          withoutCaptcha(body),
          async (tx) => {
            issued = await issueCode(tx, { owner, rules, secret: app.secret, now: app.clock() })
            return toOtpAnswer(issued, rules)
          },
          async () => textCode(issued, texting, { ...texted, ...(await writingAt(app.db, request, { phone })) }),
        ),
      )
      return { data }
    },
  )

  app.post(
    routePath(calls.verifyCode),
    {
      schema: {
        operationId: 'verifyCode',
        summary: 'Trade a code for the proof of the phone (C31)',
        description:
          'A code of the purpose in `type`, that of a booking unless told; the proof is the same. A wrong one is told how many tries ' +
          'are left in `details.attempts_left`. With an Idempotency-Key, a repetition is given the first answer and is not counted ' +
          'as another try. Who cannot book at present is told so, with the reason.',
        body: VerifyRequest,
        response: { 200: Data(VerifyAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['phone_invalid', 'code_invalid', 'code_expired', 'code_attempts_exceeded'],
      },
    },
    async (request) => {
      const { body } = request
      const purpose = body.type ?? 'guest_booking'
      const phone = toPhone(body.phone, body.country)
      const proof = await verifyPhone(request, body, { phone, purpose })
      const suspension = await findSuspension(app.db, { tenantCode: request.tenant.code, phone })
      return { data: { ...proof, ...toSuspensionAnswer(suspension) } }
    },
  )
}
