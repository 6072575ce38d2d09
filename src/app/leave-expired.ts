import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { quietDevice } from '#src/session/quiet-device.ts'
import { sessionData } from '#src/session/session-data.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { setAside } from '#src/storage/set-aside.ts'

/** Removes what an expired session must not leave on the device, nor on its lock screen. */
export async function forgetExpired(app: AppContext): Promise<void> {
  await quietDevice(app)
  await sessionData(app.tenant, app).expire(new Date(now()))
}

/**
 * Sends a patient whose session has ended to the page that the tenant names, else to the sign-in (E03), and stores the path that they alone
 * return to.
 */
export async function leaveExpired(app: AppContext): Promise<void> {
  const { pathname, search } = window.location
  const links = createLinks(app)
  const { expired_path: path } = app.init.settings.whitelabel_configs
  const signIn = () => links.path('account/sign-in', { prev: 'ref' })
  const address = path === '/token-expired' ? links.bare('token-expired') : path ? links.path(path) : signIn()
  try {
    await returnPaths(app.tenant).keep(pathname + search, await setAside(app.tenant).owner())
  } finally {
    window.location.replace(address)
  }
}
