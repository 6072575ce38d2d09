import { inAppTokenCookie, pushUserCookie } from '#contract/cookies'

type Of = { tenant: string; basePath: string }

/** Leaves nothing of the messages of a patient who is signed in no more: neither what the device shows, nor by what it was sent. Best effort. */
export async function quietDevice(app: Of): Promise<void> {
  forgetPushUser(app)
  await closeNotifications(app.tenant)
}

/** Forgets by what OneSignal knows this device: who signs in next is told of by that anew. */
export const forgetPushUser = (app: Of): void => forget(app, pushUserCookie(app.tenant))

/**
 * Forgets the token that the app around this one handed over. It is the device's and not the patient's, and is handed over once: only who clears
 * the device wants it gone.
 */
export const forgetInAppToken = (app: Of): void => forget(app, inAppTokenCookie(app.tenant))

const forget = ({ basePath }: Of, name: string) => {
  document.cookie = `${name}=; path=${basePath}/; max-age=0; samesite=lax`
}

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

/** Takes away the app's workers, with their subscriptions. */
export const removeWorkers = (tenant: string): Promise<void> =>
  ofTenant(tenant, (registration) => registration.unregister())

/** The registrations of the app on this origin, without the push workers of other tenants. */
async function ofTenant(tenant: string, work: (registration: ServiceWorkerRegistration) => Promise<unknown>) {
  if (!globalThis.navigator?.serviceWorker) return
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  const own = registrations.filter(({ scope }) => [undefined, tenant, 'onesignal'].includes(pushTenant(scope)))
  await Promise.allSettled(own.map(work))
}

/** Whose push worker has this scope; undefined for a worker of another kind. */
const pushTenant = (scope: string): string | undefined => /\/push\/([^/]+)\/$/.exec(new URL(scope).pathname)?.[1]
