import * as Type from 'typebox'
import { longestPartnerToken, SignInAnswer, ThirdPartySignInRequest } from '#contract/account'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { contactsOf } from '#server/domain/accounts/account-repository'
import { readPartnerToken } from '#server/domain/accounts/partner-token'
import { signInByPartner } from '#server/domain/accounts/sign-in-by-partner'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { arrivalOf } from './arrival-of.ts'

/** Signing in with a token of the tenant's own site. */
export const partnerSignInRoutes: ServicePlugin = async (app) => {
  app.post(
    routePath(calls.signInByThirdParty),
    {
      schema: {
        operationId: 'signInByThirdParty',
        summary: 'Sign in with a token of the tenant’s own site (C25, S20)',
        description:
          'The token is a JSON Web Token that the tenant’s site has signed, with `phone_number` as E.164, `phone_number_verified`, ' +
          '`given_name`, `sub`, `jti`, and the tenant’s code as `aud`. It signs in once, within five minutes; who is new gets an ' +
          'account, and an account that the phone has already is linked and told of it. With an Idempotency-Key, a repetition is given the first answer.',
        headers: Type.Object({ 'x-token': Type.String({ minLength: 1, maxLength: longestPartnerToken }) }),
        body: Type.Union([ThirdPartySignInRequest, Type.Null()]),
        response: { 200: Data(SignInAnswer) },
      },
      config: {
        rateLimit: addressLimit(app),
        keyed: 'optional',
        problems: ['partner_token_invalid', 'partner_token_expired', 'partner_account_differs'],
      },
    },
    async (request) => {
      const { tenant } = request
      const now = app.clock()
      const token = request.headers['x-token']
      const { partner_sign_in: signIn } = tenant.configuration
      const member = await readPartnerToken(token, { signIn, tenantCode: tenant.code, now })
      const entry = { tenantCode: tenant.code, member, ...arrivalOf(request) }
      const data = await withOptionalIdempotency(request, { token }, async (tx) => {
        const { answer, linked } = await signInByPartner(tx, entry)
        if (linked) await notifyAccount(tx, request, 'way_linked', { id: linked.id, contacts: contactsOf(linked) })
        return answer
      })
      return { data }
    },
  )
}
