import { SignOutAnswer } from '#contract/account'
import { additions, calls, routePath } from '#contract/services'
import { RefreshRequest, SessionTokens } from '#contract/session'
import { Data } from '#contract/wire'
import { endSession } from '#server/domain/sessions/end-session'
import { refreshSession } from '#server/domain/sessions/refresh-session'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
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
          'Sent without a bearer, which may have ended. Each refresh token is traded once, and again for thirty seconds ' +
          'where an answer was lost; one that comes back later ends every session that came of the same sign-in.',
        body: RefreshRequest,
        response: { 200: Data(SessionTokens) },
      },
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
}
