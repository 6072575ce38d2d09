import { Workbox } from 'workbox-window'
import type { QuietFailure } from '#contract/client-error'
import type { PageToWorker, WorkerToPage } from '#contract/worker-messages'
import { deviceNow } from '#src/clock/server-time.ts'
import { countFailure, noteFailure } from '#src/error-reporting/failures.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { savesData } from '#src/page-load/saves-data.ts'
import { createLinks } from '#src/routes/links.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { trusted } from '#src/page-load/trusted-values.ts'
import { registerWithUpdates } from './register-with-updates.ts'

/** Interval in milliseconds at which a page that stays open checks for a new version, while it is visible. */
const lookAgainAfter = 3_600_000

/** In development there is no build for the app's worker to cache. */
type Surroundings = { isBuilt?: boolean }

/**
 * Registers the workers from the base path (W01), independently: a failed one is counted and does not affect the others. Those
 * for push messages exist only where the tenant sends any; where it no longer does they are unregistered (P06).
 */
export async function registerWorkers(
  app: AppContext,
  { isBuilt = import.meta.env.PROD }: Surroundings = {},
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { basePath, tenant, keyInUrl } = app
  const pushWorkers: Record<'push worker' | 'push updater worker', PushWorker> = {
    'push worker': {
      // The worker learns the tenant's key from its own address.
      script: `${basePath}/push.js${keyInUrl ? `?key=${encodeURIComponent(tenant)}` : ''}`,
      scope: `${basePath}/push/${tenant}/`,
    },
    // One for all tenants of the origin: it handles nothing, and stays for tenants that send messages.
    'push updater worker': { script: `${basePath}/push-updater.js`, scope: `${basePath}/push-updater/` },
  }
  navigator.serviceWorker.addEventListener('message', (event) => hearWorker(app, event))
  await Promise.all([
    isBuilt && quietly('white-label worker', async () => (await isWorthItsBytes(app)) && registerWhiteLabel(app)),
    ...(app.init.settings.whitelabel_configs.push_enabled
      ? (['push worker', 'push updater worker'] as const).map((what) =>
          quietly(what, () => register(pushWorkers[what])),
        )
      : [quietly('push worker', async () => (await registrationOf(pushWorkers['push worker'].scope))?.unregister())]),
  ])
}

/**
 * Whether the worker may load the whole app for later. Who saves data has it where it serves them: where it is already, in the app on their home
 * screen, and once there is a visit or an account of theirs to be read without a network.
 */
async function isWorthItsBytes({ tenant, basePath }: AppContext): Promise<boolean> {
  if (!savesData() || isInstalled()) return true
  if (await registrationOf(`${basePath}/`)) return true
  const { patient, appointmentTokens } = await sessionStore(tenant).read()
  return patient !== undefined || Object.keys(appointmentTokens).length > 0
}

type PushWorker = { script: string; scope: string }

const register = ({ script, scope }: PushWorker) =>
  navigator.serviceWorker.register(trusted.worker(script) as string, { scope })

/** The worker of exactly this part of the app. */
async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const address = new URL(scope, window.location.href).href
  return (await navigator.serviceWorker.getRegistrations()).find((registration) => registration.scope === address)
}

async function registerWhiteLabel(app: AppContext): Promise<void> {
  const worker = new Workbox(trusted.worker(`${app.basePath}/sw.js`), { scope: `${app.basePath}/` })
  const registration = await registerWithUpdates(worker)
  // Not awaited: where its files cannot be had, no worker is ever ready.
  void quietly('white-label worker', () => keepShell(app))
  let lookedAt = deviceNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || deviceNow() - lookedAt < lookAgainAfter) return
    lookedAt = deviceNow()
    registration?.update().catch((error: unknown) => countFailure('update check', error))
  })
}

async function keepShell(app: AppContext): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const message: PageToWorker = { type: 'KEEP_SHELL', url: createLinks(app).shell(), faces: await filesInUse() }
  active?.postMessage(message)
}

/** Addresses of the fonts and of the tenant's pictures on this page, some of them loaded before there was a worker to cache them: the fonts first. */
async function filesInUse(): Promise<string[]> {
  await document.fonts.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const kinds = [/\.woff2(?:\?|$)/, /\/tenant-assets\/[^?]+\.(?:svg|png|jpg|webp)/]
  return [...new Set(kinds.flatMap((kind) => loaded.filter((address) => kind.test(address))))]
}

function hearWorker(app: AppContext, { data, ports }: MessageEvent): void {
  const message = data as WorkerToPage | undefined
  if (message?.type === 'GO_TO' && typeof message.path === 'string') {
    // Until it is answered, the worker takes this page for one that cannot hear yet.
    ports[0]?.postMessage('heard')
    goTo(message.path)
  }
  if (message?.type === 'RESUBSCRIBED') void quietly('push service', () => registerAgain(app))
  if (message?.type === 'FAILED') noteFailure('worker', message.error)
}

const registerAgain = async (app: AppContext) =>
  (await import('#src/features/push/keep-registered.ts')).keepRegistered(app)

/** Target of a tap on a notification; the worker checked the path, and it is checked again. */
function goTo(path: string): void {
  const address = new URL(path, window.location.origin)
  if (address.origin === window.location.origin) window.location.assign(address)
}

async function quietly(what: QuietFailure, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => countFailure(what, error))
}
