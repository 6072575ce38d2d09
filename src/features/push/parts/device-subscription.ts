import { isInstalled } from '#src/features/install/is-installed.ts'
import type { DeviceState } from '#machines/push-subscription/push-subscription.types'
import type { AppContext } from '#src/context/app-context.ts'

/** How long the browser may take to subscribe, in milliseconds: without a push service in reach it never answers. */
const patience = 20_000

/** Whether this browser can show messages at all, and where only for an app on the home screen. */
export function whatBrowserCan(): Extract<DeviceState, 'unsupported' | 'needs_install'> | undefined {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isSupported) return undefined
  // Safari on an iPhone has them in apps on the home screen, and nowhere else.
  const isIphone =
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isIphone && !isInstalled() ? 'needs_install' : 'unsupported'
}

/** The push worker of the page's tenant; undefined where it is not registered. */
export async function pushRegistration({
  basePath,
  tenant,
}: Pick<AppContext, 'basePath' | 'tenant'>): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(`${basePath}/push/${tenant}/`, window.location.href).href
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.find((registration) => registration.scope === scope)
}

/** How often a page looks whether the push worker is ready, and for how long, in milliseconds: it is registered after the page is shown. */
const lookEvery = 200
const longest = 15_000

/** The push worker of the page's tenant as soon as it can subscribe. Throws where it cannot within a quarter of a minute. */
export async function readyPushWorker(
  app: Pick<AppContext, 'basePath' | 'tenant'>,
  signal?: AbortSignal,
): Promise<ServiceWorkerRegistration> {
  for (let waited = 0; waited < longest; waited += lookEvery) {
    signal?.throwIfAborted()
    const registration = await pushRegistration(app)
    if (registration?.active) return registration
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  throw new Error('the push worker is not ready')
}

/**
 * The subscription of a registration by this key, made anew where another key made the one it has: push services refuse what a server sends by
 * another. Throws where the browser does not answer in time.
 */
export async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription()
  if (known && isMadeBy(known, key)) return known
  await known?.unsubscribe()
  const subscribing = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('the browser did not subscribe in time')), patience),
  )
  return Promise.race([subscribing, tooLate])
}

/** What the server knows a subscription by. */
export const tokenOf = (subscription: PushSubscription): string => {
  const { endpoint, keys } = subscription.toJSON()
  return JSON.stringify({ endpoint, keys })
}

function isMadeBy({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
