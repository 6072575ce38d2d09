/** Takes away what the device still shows of a tenant's messages: whoever holds it next could read them. Best effort. */
export const closeNotifications = (tenant: string): Promise<void> =>
  ofTenant(tenant, async (registration) => {
    for (const shown of await registration.getNotifications()) shown.close()
  })

/**
 * Ends the subscription by which the server reaches this device, which it goes on doing until it is told of a sign-out. Nobody waits for the
 * push service. Best effort; one at OneSignal stays, since only its own script can end it.
 */
export const endPush = (tenant: string): Promise<void> =>
  ofTenant(tenant, async ({ pushManager, scope }) => {
    if (pushTenant(scope) !== tenant) return
    const subscription = await pushManager.getSubscription()
    void subscription?.unsubscribe().catch(() => undefined)
  })

/** The registrations of the app on this origin, without the push workers of other tenants. */
async function ofTenant(tenant: string, work: (registration: ServiceWorkerRegistration) => Promise<void>) {
  if (!globalThis.navigator?.serviceWorker) return
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  const own = registrations.filter(({ scope }) => [undefined, tenant, 'onesignal'].includes(pushTenant(scope)))
  await Promise.allSettled(own.map(work))
}

/** Whose push worker has this scope; undefined for a worker of another kind. */
const pushTenant = (scope: string): string | undefined => /\/push\/([^/]+)\/$/.exec(new URL(scope).pathname)?.[1]
