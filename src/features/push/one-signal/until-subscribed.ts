import type { IOneSignalPushSubscription } from 'react-onesignal'

/** How long a subscription may take to get its id, in milliseconds. */
const patience = 20_000

/** The id of a subscription, once it has one. Rejects where it gets none in time. */
export async function untilSubscribed(subscription: IOneSignalPushSubscription): Promise<string> {
  if (subscription.optedIn && subscription.id) return subscription.id
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('OneSignal gave no subscription in time')), patience)
    subscription.addEventListener('change', ({ current }) => {
      if (!current.optedIn || !current.id) return
      clearTimeout(timer)
      resolve(current.id)
    })
  })
}
