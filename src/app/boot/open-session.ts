import type { Apis } from '#src/api/apis.ts'
import type { SessionPort } from '#src/api/environment.ts'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { pageSession } from '#src/session/page-session.ts'

/** The patient's session for this page's calls. Browser only. */
export const openSession = (app: AppContext, apis: () => Promise<Apis>): SessionPort =>
  pageSession({
    tenant: app.tenant,
    apis,
    canRenew: app.init.capabilities.refresh ?? false,
    async expire() {
      const { sessionData } = await import('#src/session/session-data.ts')
      await sessionData(app.tenant, app).expire(new Date(now()))
    },
    leaveExpired: async () => (await import('../leave-expired.ts')).leaveExpired(app),
    leaveSignedOut: () => window.location.replace(createLinks(app).home()),
  })
