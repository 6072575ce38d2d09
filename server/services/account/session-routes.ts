import { SignOutAnswer } from '#contract/account'
import { additions, calls, routePath } from '#contract/services'
import { LateSignOutRequest, RefreshRequest, SessionTokens } from '#contract/session'
import { Data } from '#contract/wire'
import { endSession, endSessionByHash } from '#server/domain/sessions/end-session'
import { refreshSession } from '#server/domain/sessions/refresh-session'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'

/** Keeping a patient signed in, and signing out. */
export const sessionRoutes: ServicePlugin = async (app) => {
  app.post(
    routePath(additions.refreshSession),
    {
      schema: {
        operationId: 'refreshSession',
        summary: 'Trade a refresh token for the next bearer',
        description:
          'Sent without a bearer, which may have ended. Each refresh token is traded once, again for thirty seconds, and for a week ' +
          'where nothing of the answer was used, which was lost then; one that comes back otherwise ends every session of the same sign-in.',
        body: RefreshRequest,
        response: { 200: Data(SessionTokens) },
      },
      // A page that is left before its answer came is followed by one that signs the same within the same second: the trade knows what is repeated.
      config: { repeatable: true },
    },
    async ({ body, tenant }) => {
      const { refreshToken } = body
      const data = await app.db.transaction((tx) =>
        refreshSession(tx, {
          tenantCode: tenant.code,
          refreshToken,
          lifetimes: app.config.sessionLifetimes,
          now: app.clock(),
        }),
      )
      if (!data) throw problem('unauthenticated')
      return { data }
    },
  )

  app.post(
    routePath(calls.signOut),
    {
      schema: {
        operationId: 'signOut',
        summary: 'Sign out on this device (C18)',
        description:
          'Ends every bearer and refresh token of the sign-in that the bearer came of; other devices stay signed in.',
        security: signedWith('patient'),
        response: { 200: Data(SignOutAnswer) },
      },
    },
    async (request) => {
      const { id } = requirePatient(request)
      await app.db.transaction((tx) =>
        endSession(tx, { tenantCode: request.tenant.code, id, device: deviceOf(request), now: app.clock() }),
      )
      return { data: { signed_out: true as const } }
    },
  )

  app.post(
    routePath(additions.signOutLater),
    {
      schema: {
        operationId: 'signOutLater',
        summary: 'Sign out a device that had no network when its patient signed out',
        description:
          'Sent without a bearer: the device has deleted it, and has kept the hash of its refresh token alone. The answer is the same for ' +
          'a session that has ended and for one that never was.',
        body: LateSignOutRequest,
        response: { 200: Data(SignOutAnswer) },
      },
      config: { rateLimit: addressLimit(app) },
    },
    async (request) => {
      const { body, tenant } = request
      await app.db.transaction((tx) =>
        endSessionByHash(tx, {
          tenantCode: tenant.code,
          hash: body.session_hash,
          device: deviceOf(request),
          now: app.clock(),
        }),
      )
      return { data: { signed_out: true as const } }
    },
  )
}
