import type { AppContext } from '#src/context/app-context.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { readDevice, registerDevice } from './provide-push.ts'

/**
 * Registers a device on which messages are on once more at each start of the app: its subscription may have changed meanwhile, or the server's
 * key, and no browser says so reliably.
 */
export async function keepRegistered(app: AppContext): Promise<void> {
  const choice = await pushChoice(app.tenant).read()
  if (!choice || !(await sessionStore(app.tenant).patient())) return
  const { state } = await readDevice(app)
  // A subscription that the browser has dropped is made anew: the permission is there still.
  const isGranted = state === 'on' || (state === 'off' && Notification.permission === 'granted')
  if (isGranted) await registerDevice(app, choice.showsDetails)
}
