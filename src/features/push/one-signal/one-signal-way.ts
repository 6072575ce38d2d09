import type { AppContext } from '#src/context/app-context.ts'
import { forgetPushUser } from '#src/session/quiet-device.ts'
import { whatBrowserCan } from '../parts/device-subscription.ts'
import { keepPushUser } from '../push-cookies.ts'
import type { PushWay } from '../parts/push-way.ts'
import { openOneSignal } from './open-one-signal.ts'
import { untilSubscribed } from './until-subscribed.ts'

/** By the tenant's application at OneSignal, whose script is loaded when it is asked for something. */
export function oneSignalWay(app: AppContext, appId: string): PushWay {
  return {
    service: 'onesignal',
    cannot: whatBrowserCan,
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    current: async () => {
      // Who was never asked has no subscription, and need not load anything to learn it.
      if (Notification.permission !== 'granted') return undefined
      const { User } = await openOneSignal(app, appId)
      return (User.PushSubscription.optedIn && User.PushSubscription.id) || undefined
    },
    subscribe: async () => {
      const { User } = await openOneSignal(app, appId)
      // Nothing is changed that is as it should be: each change is told, and answered by registering.
      if (!User.PushSubscription.optedIn) await User.PushSubscription.optIn()
      const id = await untilSubscribed(User.PushSubscription)
      keepPushUser(app, id)
      return id
    },
    end: async () => {
      await (await openOneSignal(app, appId)).User.PushSubscription.optOut()
      forgetPushUser(app)
    },
  }
}
