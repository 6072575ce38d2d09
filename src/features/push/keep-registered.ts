import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { isInWrapper } from './in-app/is-in-wrapper.ts'
import { takeInAppToken } from './in-app/take-token.ts'
import { readDevice } from './provide-push.ts'
import { registerDevice } from './register-device.ts'

/**
 * Starts what tells a patient on this device, at each start of the app: its subscription may have changed meanwhile, or the server's key, and no
 * browser says so reliably. What fails is counted, and nobody notices.
 */
export const keepRegistered = (app: AppContext): Promise<void> =>
  start(app).catch((error: unknown) => countFailure('push service', error))

async function start(app: AppContext): Promise<void> {
  const { push_identifier: application, in_app_push: inApp } = app.init.settings.whitelabel_configs
  if (inApp !== undefined && isInWrapper(navigator.userAgent)) {
    takeInAppToken(app, () => void registerAgain(app).catch((error: unknown) => countFailure('push service', error)))
    return registerAgain(app)
  }
  if (!(await sessionStore(app.tenant).patient())) return
  if (application !== undefined)
    return (await import('./one-signal/start-one-signal.ts')).startOneSignal(app, application)
  return registerAgain(app)
}

async function registerAgain(app: AppContext): Promise<void> {
  const choice = await pushChoice(app.tenant).read()
  if (!choice || !(await sessionStore(app.tenant).patient())) return
  const { state } = await readDevice(app)
  // A subscription that the browser has dropped is made anew: the permission is there still.
  const isGranted = state === 'on' || (state === 'off' && Notification.permission === 'granted')
  if (isGranted) await registerDevice(app, choice.showsDetails)
}
