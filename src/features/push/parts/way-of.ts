import type { AppContext } from '#src/context/app-context.ts'
import { isInWrapper } from '../in-app/is-in-wrapper.ts'
import type { PushWay } from './push-way.ts'

/** The way of this device at its tenant. Only the one that is used is loaded. */
export async function wayOf(app: AppContext): Promise<PushWay> {
  const { in_app_push: inApp, push_identifier: application } = app.init.settings.whitelabel_configs
  if (inApp !== undefined && isInWrapper(navigator.userAgent))
    return (await import('../in-app/in-app-way.ts')).inAppWay(app, inApp)
  if (application !== undefined) return (await import('../one-signal/one-signal-way.ts')).oneSignalWay(app, application)
  return (await import('./web-push-way.ts')).webPushWay(app)
}
