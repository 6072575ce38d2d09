/** A browser's event that it has ended a subscription, or replaced it: some tell neither which nor by what. */
export type SubscriptionChange = {
  oldSubscription?: Pick<PushSubscription, 'options'> | null | undefined
  newSubscription?: PushSubscription | null | undefined
}

/**
 * Subscribes anew where the browser has ended a subscription (C47), by the key that made it. Resolves to whether there is one to tell the server
 * of. Where the browser does not say which key it was, or the permission is gone, a page makes the next one, or nobody does.
 */
export async function renewSubscription(
  { oldSubscription, newSubscription }: SubscriptionChange,
  pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>,
): Promise<boolean> {
  if (newSubscription ?? (await pushManager.getSubscription())) return true
  const key = oldSubscription?.options.applicationServerKey
  if (!key) return false
  try {
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false
    throw error
  }
}
