import { SignUpPhoneProof, VerifySignUpPhoneRequest } from '#contract/account'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { createAccountRepository } from '#server/domain/accounts/account-repository'
import { toPhone } from '#server/domain/identity/phone'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { phoneVerifier } from './verify-phone.ts'

/** The code by which somebody comes in by phone. */
export const signUpCodeRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const verifyPhone = phoneVerifier(app)

  app.post(
    routePath(calls.verifySignUpPhone),
    {
      schema: {
        operationId: 'verifySignUpPhone',
        summary: 'Trade a code for the proof of the phone, and learn whether it has an account (C21)',
        description:
          'A code that `sendCode` texted for `sign_in`. Only whoever has the right code learns whether the phone has an account: without ' +
          'one the proof signs up (C20), else in (C24). A wrong one is told how many tries are left in `details.attempts_left`. With an ' +
          'Idempotency-Key, a repetition is given the first proof and is not counted as another try.',
        body: VerifySignUpPhoneRequest,
        response: { 200: Data(SignUpPhoneProof) },
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
      const proof = await verifyPhone(request, body, { phone, purpose: 'sign_in' })
      const account = await createAccountRepository(app.db).find(tenant.code, { phone })
      return { data: { ...proof, has_account: account !== undefined } }
    },
  )
}
