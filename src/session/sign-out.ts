import type { AppContext } from '#src/context/app-context.ts'
import { forgetOpenBrowser } from './brief-session.ts'
import { sessionData } from './session-data.ts'

/** How long the server is waited for, in milliseconds: what is on the device goes in any case. */
const patience = 4_000

/**
 * Signs the patient out of this device: ends their session at the server, where that can be reached, and deletes everything about them here.
 * Other tabs follow by the session record.
 */
export async function signOut(app: Pick<AppContext, 'apis' | 'tenant' | 'queryClient'>): Promise<void> {
  // What is still being asked for would be answered as to a session that has ended.
  await app.queryClient.cancelQueries()
  await endAtServer(app)
  forgetOpenBrowser(app.tenant)
  await sessionData(app.tenant, app).signOut()
}

/** Ends the session of this device at the server, where that answers in time. */
export async function endAtServer(app: Pick<AppContext, 'apis'>): Promise<void> {
  const atServer = app
    .apis()
    .then(({ account }) => account.signOut())
    .catch(() => undefined)
  await Promise.race([atServer, new Promise((resolve) => setTimeout(resolve, patience))])
}
