/** Subscriptions as Chromium makes them where it reaches its push service; they outlive a reload. Runs in the page. */
export function standInForPushService() {
  const kept = 'stand-in-subscription'
  type Made = { endpoint: string; key: string }
  const toSubscription = ({ endpoint, key }: Made) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) } }),
    unsubscribe: async () => (sessionStorage.removeItem(kept), true),
  })
  PushManager.prototype.getSubscription = async () => {
    const made = sessionStorage.getItem(kept)
    return made ? (toSubscription(JSON.parse(made) as Made) as unknown as PushSubscription) : null
  }
  PushManager.prototype.subscribe = async (options) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const made: Made = { endpoint, key: options?.applicationServerKey as string }
    sessionStorage.setItem(kept, JSON.stringify(made))
    return toSubscription(made) as unknown as PushSubscription
  }
}
