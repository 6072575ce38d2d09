import type { IOneSignalOneSignal } from 'react-onesignal'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { deviceCalls } from '../parts/device-calls.ts'
import { keepPushUser } from '../push-cookies.ts'
import { registerDevice } from '../parts/register-device.ts'
import { webPushWay } from '../parts/web-push-way.ts'
import { openOneSignal } from './open-one-signal.ts'

/**
 * Starts OneSignal for a signed-in patient (W04): who has not chosen yet is shown its slide-down prompt, unless they have put it away (W05),
 * and whoever subscribes or grants the permission is told on this device from then on (W06).
 */
export async function startOneSignal(app: AppContext, appId: string): Promise<void> {
  const oneSignal = await openOneSignal(app, appId)
  const { User, Notifications, Slidedown } = oneSignal
  onSessionChange(app.tenant, () => void leave(app, oneSignal).catch(() => undefined))
  const subscription = User.PushSubscription
  let registered: string | undefined
  const begin = async () => {
    const { id, optedIn } = subscription
    if (!optedIn || !id || Notification.permission !== 'granted' || id === registered) return
    registered = id
    keepPushUser(app, id)
    const choice = pushChoice(app.tenant)
    const kept = await choice.read()
    // Kept first: who leaves the page in between finds it turned on, as the server has it.
    const { showsDetails } = kept ?? { showsDetails: false }
    await choice.keep({ showsDetails })
    await registerDevice(app, showsDetails).catch(async (error: unknown) => {
      if (!kept) await choice.forget()
      throw error
    })
    await endWebPush(app)
  }
  const quietly = () => void begin().catch((error: unknown) => countFailure('push service', error))
  subscription.addEventListener('change', quietly)
  Notifications.addEventListener('permissionChange', quietly)
  await begin()
  const isAsked = Notification.permission === 'default' && isSafeMoment()
  if (isAsked) await Slidedown.promptPush({ force: false })
}

/** Whoever signed out, in this tab or another, is nobody to OneSignal either: what this device does next is not theirs. */
async function leave({ tenant }: AppContext, oneSignal: Pick<IOneSignalOneSignal, 'logout'>): Promise<void> {
  if (!(await sessionStore(tenant).patient())) await oneSignal.logout()
}

/** From before the tenant had OneSignal: nobody is told twice on one device. */
async function endWebPush(app: AppContext): Promise<void> {
  const earlier = webPushWay(app)
  const token = await earlier.current()
  if (token === undefined) return
  await (await deviceCalls(app)).remove({ token })
  await earlier.end()
}
