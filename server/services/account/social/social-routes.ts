import { BeginSocialRequest, SocialAnswer, SocialBegun, SocialReturnRequest } from '#contract/social'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { beginAttempt, secretsOf } from '#server/domain/accounts/social/attempts'
import { signInByIdentity } from '#server/domain/accounts/social/sign-in-by-identity'
import { requireConfirmed } from '#server/domain/sessions/confirmation'
import { signedCall, signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { defaultTenantCode } from '#server/tenants/tenant'
import { addressLimit } from '../address-limit.ts'
import { arrivalOf } from '../arrival-of.ts'
import { requireSite, returnAddressOf, returnProblems, telling, withReturn } from './read-return.ts'
import { newState } from './social-state.ts'

/** Signing in with Google and Facebook. */
export const socialRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)

  app.post(
    additions.beginSocialSignIn.path,
    {
      schema: {
        operationId: 'beginSocialSignIn',
        summary: 'Where to sign in with Google or Facebook (S18, S19)',
        description:
          'An attempt counts once, for ten minutes, and for the browser that knows the key whose hash is sent here. With `link` the site ' +
          'is linked to the account of the bearer by `linkWay`, within ten minutes of the sign-in or of `confirmOwner`, else it signs in. ' +
          'Without keys for a site: `not_found`.',
        security: [...signedCall, ...signedWith('patient')],
        body: BeginSocialRequest,
        response: { 200: Data(SocialBegun) },
      },
      config: { rateLimit, problems: ['not_found', 'confirmation_needed', 'social_failed', 'social_unavailable'] },
    },
    async (request) => {
      const { body, tenant, namedHost } = request
      const { provider, locale, link = false, browser_hash: browserHash } = body
      const patient = link ? requirePatient(request) : undefined
      const patientId = patient?.patientId
      if (patient) await requireConfirmed(app.db, { tenantCode: tenant.code, familyId: patient.familyId }, app.clock())
      const isKeyed = tenant.code !== defaultTenantCode && !tenant.hosts.includes(namedHost?.name ?? '')
      const state = newState({ locale, page: link ? 'settings' : 'sign-in', key: isKeyed ? tenant.code : undefined })
      const attempt = { ...secretsOf(state, app.secret), redirectUri: returnAddressOf(request, provider) }
      const site = requireSite(request, provider)
      const address = await telling(request, provider, () => site.authorizationUrl(attempt))
      const owner = { tenantCode: tenant.code, provider, state, patientId, now: app.clock() }
      const expiresAt = await beginAttempt(app.db, { ...owner, browserHash })
      return { data: { authorization_url: address.href, expires_at: expiresAt.toISOString() } }
    },
  )

  const sites = [
    {
      provider: 'google',
      call: calls.signInWithGoogle,
      operationId: 'signInWithGoogle',
      summary: 'Sign in with Google (C22, S18)',
    },
    {
      provider: 'facebook',
      call: calls.signInWithFacebook,
      operationId: 'signInWithFacebook',
      summary: 'Sign in with Facebook (C23, S19)',
    },
  ] as const
  for (const { provider, call, operationId, summary } of sites)
    app.post(
      routePath(call),
      {
        schema: {
          operationId,
          summary,
          description:
            'Of a patient who came back from the site: with its code and state, and the key of the browser that began. Somebody who is ' +
            'linked to no account is answered with an `identity_token`, which signs in or up together with a proof or a password. With an ' +
            'Idempotency-Key, a repetition is given the first answer.',
          body: SocialReturnRequest,
          response: { 200: Data(SocialAnswer) },
        },
        config: { rateLimit, keyed: 'optional', problems: returnProblems },
      },
      async (request) => {
        const entry = { tenantCode: request.tenant.code, provider, ...arrivalOf(request) }
        const data = await withReturn(request, { provider, body: request.body }, (person) =>
          app.db.transaction((tx) => signInByIdentity(tx, { ...entry, person })),
        )
        return { data }
      },
    )
}
