import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { pushToken } from '#src/storage/push-token.ts'
import { visitPush } from '#src/storage/visit-push.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { isInWrapper } from './in-app/is-in-wrapper.ts'
import { takeInAppToken } from './in-app/take-token.ts'
import { registerDevice } from './parts/register-device.ts'
import { wayOf } from './parts/way-of.ts'

/**
 * Starts what tells a patient on this device, at each start of the app and where its worker has another subscription: that may have changed
 * meanwhile, or the server's key, and no browser says so reliably. What fails is counted, and nobody notices.
 */
export const keepRegistered = (app: AppContext): Promise<void> =>
  Promise.all([start(app), noteForWorker(app)]).then(
    () => undefined,
    (error: unknown) => countFailure('push service', error),
  )

/** How calls are made, for the worker that reads a visit again once a message says that it was changed: the number on the icon counts it. */
async function noteForWorker(app: AppContext): Promise<void> {
  if (!('setAppBadge' in navigator) || app.keyInUrl) return
  await (await import('#src/outbox/sync/note-sending.ts')).noteSending(app)
}

async function start(app: AppContext): Promise<void> {
  const { push_identifier: application, in_app_push: inApp } = app.init.settings.whitelabel_configs
  if (inApp !== undefined && isInWrapper(navigator.userAgent)) {
    takeInAppToken(app, () => void registerAgain(app).catch((error: unknown) => countFailure('push service', error)))
    return registerAgain(app)
  }
  if (application !== undefined && (await sessionStore(app.tenant).patient()))
    return (await import('./one-signal/start-one-signal.ts')).startOneSignal(app, application)
  return registerAgain(app)
}

async function registerAgain(app: AppContext): Promise<void> {
  const choice = (await sessionStore(app.tenant).patient()) && (await pushChoice(app.tenant).read())
  const visits = await visitPush(app.tenant).list()
  if (!choice && visits.length === 0) return
  const way = await wayOf(app)
  // A subscription that the browser has dropped is made anew: the permission is there still.
  if (way.cannot() || way.permission() !== 'granted') return
  const known = pushToken(app.tenant)
  const before = await known.read()
  const token = choice ? await registerDevice(app, choice.showsDetails) : await way.subscribe()
  // Their devices need not say at each start that they are there: they go with the visits.
  if (token === before) return
  for (const id of visits) await registerVisit(app, id)
  await known.keep(token)
}

/** One that this device opens no more, or the server knows no more, is forgotten. */
async function registerVisit(app: AppContext, id: string): Promise<void> {
  const token = await sessionStore(app.tenant).appointmentToken(id)
  if (token === undefined) return visitPush(app.tenant).forget(id)
  try {
    await registerDevice(app, false, { visit: { id, token } })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error
    await visitPush(app.tenant).forget(id)
  }
}
