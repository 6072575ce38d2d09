import { additions, routePath } from '#contract/services'
import { RefreshRequest, SessionTokens } from '#contract/session'
import { Data } from '#contract/wire'
import { refreshSession } from '#server/domain/sessions/refresh-session'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'

/** Keeping a patient signed in. */
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
        refreshSession(tx, { tenantCode: tenant.code, refreshToken, now: app.clock() }),
      )
      if (!data) throw problem('unauthenticated')
      return { data }
    },
  )
}
