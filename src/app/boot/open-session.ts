import type { Apis } from '#src/api/apis.ts'
import type { SessionPort } from '#src/api/environment.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { pageSession } from '#src/session/page-session.ts'

/** What becomes of a page whose session has ended, which few pages see. */
const ended = () => import('../leave-expired.ts')

/** The patient's session for this page's calls. Browser only. */
export const openSession = (app: AppContext, apis: () => Promise<Apis>): SessionPort =>
  pageSession({
    tenant: app.tenant,
    apis,
    canRenew: app.init.capabilities.refresh ?? false,
    expire: async () => (await ended()).forgetExpired(app),
    leaveExpired: async () => (await ended()).leaveExpired(app),
    leaveSignedOut: () => window.location.replace(createLinks(app).home()),
  })
