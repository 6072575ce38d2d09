import type { AppContext } from '#src/context/app-context.ts'
import { deviceCalls } from './device-calls.ts'
import { pushRegistration, readyPushWorker, subscribe, tokenOf, whatBrowserCan } from './device-subscription.ts'
import type { PushWay } from './push-way.ts'

/** By the push service of the browser, with the server's key (VAPID). */
export function webPushWay(app: AppContext): PushWay {
  const subscription = async () => (await pushRegistration(app))?.pushManager.getSubscription()
  return {
    service: 'web-push',
    cannot: whatBrowserCan,
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    current: async () => {
      const known = await subscription()
      return known ? tokenOf(known) : undefined
    },
    subscribe: async (signal) => {
      const { public_key: key } = await (await deviceCalls(app)).pushKey(signal)
      return tokenOf(await subscribe(await readyPushWorker(app, signal), key))
    },
    end: async () => void (await (await subscription())?.unsubscribe()),
  }
}
