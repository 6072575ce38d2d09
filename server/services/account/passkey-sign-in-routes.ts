import { SignInAnswer } from '#contract/account'
import { PasskeyQuestion, PasskeySignInRequest } from '#contract/passkey'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { createPasskeyChallenge } from '#server/domain/accounts/passkeys/create-passkey-challenge'
import { signInByPasskey } from '#server/domain/accounts/passkeys/sign-in-by-passkey'
import { problem } from '#server/errors'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { arrivalOf } from './arrival-of.ts'
import { siteOf } from './site-of.ts'

/** Signing in by passkey. */
export const passkeySignInRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)

  app.post(
    additions.passkeyQuestion.path,
    {
      schema: {
        operationId: 'passkeyQuestion',
        summary: 'Ask a device for a passkey',
        description:
          'For `navigator.credentials.get`, whoever the patient is: the answer names nobody. What is asked counts once, for five minutes.',
        response: { 200: Data(PasskeyQuestion) },
      },
      // The page asks as soon as it is opened, so that the device can offer its passkeys.
      config: { rateLimit: { ...rateLimit, max: 4 * rateLimit.max }, repeatable: true },
    },
    async (request) => {
      const input = { tenantCode: request.tenant.code, site: siteOf(request), now: app.clock() }
      return { data: await createPasskeyChallenge(app.db, input) }
    },
  )

  app.post(
    additions.signInByPasskey.path,
    {
      schema: {
        operationId: 'signInByPasskey',
        summary: 'Sign in by passkey (R09)',
        description:
          'With what the device has signed. A passkey that is unknown, removed, another tenant’s or another host’s, or that has signed less ' +
          'often than before, is `passkey_invalid`; what was asked too long ago, or was answered, is `passkey_expired`. With an ' +
          'Idempotency-Key, a repetition is given the first answer.',
        body: PasskeySignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['passkey_invalid', 'passkey_expired'] },
    },
    async (request) => {
      const { body, tenant } = request
      const { credential } = body
      const entry = { tenantCode: tenant.code, site: siteOf(request), credential, ...arrivalOf(request) }
      const data = await withOptionalIdempotency(request, body, (tx) => signInByPasskey(tx, entry))
      if ('refused' in data) throw problem(data.refused)
      return { data }
    },
  )
}
