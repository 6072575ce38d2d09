import type { FastifyRequest } from 'fastify'
import type { SocialReturnRequest } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import { endAttempt, secretsOf } from '#server/domain/accounts/social/attempts'
import type { IdentityProvider, SocialPerson } from '#server/domain/accounts/social/identity-provider'
import { problem } from '#server/errors'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { withIdempotencyInSteps } from '#server/plugins/gateway/idempotency'
import { originOf } from '#server/web/origin'
import { returnPath } from './social-return.ts'

/** Problems of whoever comes back. */
export const returnProblems = [
  ...(['not_found', 'social_state_invalid', 'social_declined'] as const),
  ...(['social_failed', 'social_unavailable'] as const),
] as const

/** A site as a way in at the tenant of a call. Throws `not_found` where there are no keys for it. */
export function requireSite({ server, tenant }: FastifyRequest, provider: SocialProvider): IdentityProvider {
  const site = server.socialSites(tenant.code)[provider]
  if (!site) throw problem('not_found')
  return site
}

/** The address that a site sends patients back to. */
export const returnAddressOf = (request: FastifyRequest, provider: SocialProvider): string =>
  `${originOf(request)}${request.server.config.basePath}${returnPath(provider)}`

/** Errors of a site that are its own and not about the patient (RFC 6749, 4.1.2.1). */
const ofSite = ['server_error', 'temporarily_unavailable']

type Returned = {
  provider: SocialProvider
  body: SocialReturnRequest
  /** Whose account the site is linked to; undefined for a sign-in. */
  patientId?: string
}

/**
 * Ends the attempt of a patient who came back, asks the site who they are, and does what follows, once for each Idempotency-Key; no
 * transaction is open while the site is asked.
 *
 * Throws `social_state_invalid`, `social_declined`, `social_failed`, `social_unavailable`, `not_found`.
 */
export async function withReturn<T>(
  request: FastifyRequest,
  returned: Returned,
  work: (person: SocialPerson) => Promise<T>,
): Promise<T> {
  const { server, tenant } = request
  const { provider, body, patientId } = returned
  requireSite(request, provider)
  const owner = { tenantCode: tenant.code, provider, state: body.state, patientId, now: server.clock() }
  return withIdempotencyInSteps(
    request,
    body,
    (tx) => endAttempt(tx, { ...owner, browserKey: body.browser_key }),
    async () => work(await identifyAtSite(request, returned)),
  )
}

/** Who the site says that a patient is who came back from it. */
async function identifyAtSite(request: FastifyRequest, { provider, body }: Returned): Promise<SocialPerson> {
  const { server } = request
  const { state, code, iss, error } = body
  const site = requireSite(request, provider)
  if (error === 'access_denied') throw problem('social_declined')
  if (error !== undefined && ofSite.includes(error)) throw problem('social_unavailable')
  if (code === undefined || error !== undefined) throw problem('social_failed')
  const attempt = { ...secretsOf(state, server.secret), redirectUri: returnAddressOf(request, provider) }
  return telling(request, provider, () => site.identify({ ...attempt, code, iss }))
}

/** Logs why a site failed: without that, wrong keys look like a patient's mistake. */
export async function telling<Answer>(
  { log }: FastifyRequest,
  provider: SocialProvider,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (failure) {
    const cause = failure instanceof Error ? failure.cause : undefined
    log.warn({ provider, failure: describeFailure(cause ?? failure) }, 'a way in by another site failed')
    throw failure
  }
}
