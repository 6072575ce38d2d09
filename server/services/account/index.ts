import { calls, routePath } from '#contract/services'
import { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { codeLimits, codePurposes, type PurposeRules } from '#server/domain/identity/code-rules'
import { toPhone } from '#server/domain/identity/phone'
import { toTextablePhone } from '#server/domain/identity/textable-phone'
import { hashCode, issueCode, textCode, type IssuedCode } from '#server/domain/identity/send-code'
import { verifyCode } from '#server/domain/identity/verify-code'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** The account service: verifying a phone with a one-time code, and keeping a patient signed in. */
const account: ServicePlugin = async (app) => {
  await app.register(sessionRoutes)
  await app.register(profileRoutes)
  const rateLimit = { max: app.config.codeLimitPerAddress, timeWindow: codeLimits.addressMinutes * 60_000 }
  const texting = {
    db: app.db,
    sms: app.sms,
    mostPerHour: app.config.codeLimitPerTenant,
    countUse: (name: string, window: number, most: number) => app.rateCounter.add(name, 1, window, most),
  }

  app.post(
    routePath(calls.sendCode),
    {
      schema: {
        operationId: 'sendCode',
        summary: 'Text a one-time code to a phone (C26)',
        description:
          'To mobile numbers of the countries that the tenant serves, so many to a phone whatever for and by whichever tenant. ' +
          'With an Idempotency-Key, a repetition is given the first answer and no second message is sent.',
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
        ],
      },
    },
    async (request) => {
      const { body, tenant, language } = request
      const rules = rulesOf(body.type)
      const phone = toTextablePhone(tenant, body.phone, body.country_code)
      const owner = { tenantCode: tenant.code, phone, purpose: body.type }
      let issued: IssuedCode
      const data = await withOptionalIdempotency(
        request,
        body,
        async (tx) => {
          issued = await issueCode(tx, { owner, rules, secret: app.secret, now: app.clock() })
          return {
            sent: true as const,
            expires_at: issued.expiresAt.toISOString(),
            resend_at: issued.resendAt.toISOString(),
            code_length: rules.length,
          }
        },
        () => textCode(issued, { ...texting, rules, tenant, phone, language, host: ownHost(tenant.hosts) }),
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
          'With an Idempotency-Key, a repetition is given the first answer and is not counted as another try.',
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
      const { body, tenant } = request
      const phone = toPhone(body.phone, body.country)
      const owner = { tenantCode: tenant.code, phone, purpose: 'guest_booking' }
      const code = body.phone_verification_token
      // The stored hash of the body must not allow the six digits to be guessed.
      const keyedBody = { ...body, phone_verification_token: hashCode(app.secret, owner, code) }
      const verified = await withOptionalIdempotency(request, keyedBody, (tx) =>
        verifyCode(tx, { owner, rules: codePurposes.guest_booking, code, secret: app.secret, now: app.clock() }),
      )
      if ('refused' in verified) throw problem(verified.refused)
      return { data: { guest_token: verified.token, expires_at: verified.expiresAt } }
    },
  )

  /** Host that the message may name for filling the code in: never one from the request. */
  const ownHost = (hosts: string[]) =>
    hosts[0] ?? (app.config.publicOrigin && new URL(app.config.publicOrigin).hostname)
}

/** Throws `validation_failed` for a purpose without codes. */
function rulesOf(purpose: OtpRequest['type']): PurposeRules {
  const rules = codePurposes[purpose]
  if (rules) return rules
  const message = `no codes are sent for ${purpose} yet`
  throw problem('validation_failed', { fields: [{ path: '/type', message }] })
}

export default account
