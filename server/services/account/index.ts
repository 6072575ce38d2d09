import { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { Data } from '#contract/wire'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { codeLength, codeMinutes } from './code-rules.ts'
import { toPhone } from './phone.ts'
import { sendCode } from './send-code.ts'
import { verifyCode } from './verify-code.ts'

/** The account service: proving a phone with a one-time code. */
const account: ServicePlugin = async (app) => {
  const rateLimit = { max: app.config.codeLimitPerAddress, timeWindow: codeMinutes * 60_000 }

  app.post(
    '/patient/otp',
    {
      schema: {
        summary: 'Text a one-time code to a phone (C26)',
        body: OtpRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: { rateLimit },
    },
    async ({ body, tenant, language }) => {
      const phone = toPhone(body.phone, body.country_code)
      const { expiresAt, resendAt } = await sendCode(app, {
        tenant,
        phone,
        purpose: body.type,
        language,
        host: ownHost(tenant.hosts),
      })
      return {
        data: {
          sent: true,
          expires_at: expiresAt.toISOString(),
          resend_at: resendAt.toISOString(),
          code_length: codeLength,
        },
      }
    },
  )

  app.post(
    '/patient/verify',
    {
      schema: {
        summary: 'Trade a code for the proof of the phone (C31)',
        body: VerifyRequest,
        response: { 200: Data(VerifyAnswer) },
      },
      config: { rateLimit },
    },
    async ({ body, tenant }) => {
      const phone = toPhone(body.phone, body.country)
      const owner = { tenantCode: tenant.code, phone, purpose: 'guest_booking' }
      const { token, expiresAt } = await verifyCode(app, owner, body.phone_verification_token)
      return { data: { guest_token: token, expires_at: expiresAt.toISOString() } }
    },
  )

  /** Host the message may name for filling the code in: never one a caller sent. */
  const ownHost = (hosts: string[]) =>
    hosts[0] ?? (app.config.publicOrigin && new URL(app.config.publicOrigin).hostname)
}

export default account
