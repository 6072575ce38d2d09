import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { PageToWorker } from '#contract/worker-messages'
import { inTime } from './answers/in-time.ts'
import { onlyUnaltered } from './answers/only-unaltered.ts'
import { addStaticRoutes } from './answers/static-routes.ts'
import { cacheOf } from './answers/tenant-files.ts'
import { createWebhookSender } from './failures.ts'
import { isShellAddress, shellAddress } from './shells/shell-address.ts'
import { createShells } from './shells/shell-store.ts'
import { createWithoutShell } from './shells/without-shell.ts'
import { listenForSync } from './sync/listen.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }
declare const __BUILD__: string

const mount = new URL(self.registration.scope).pathname
const watched = createWebhookSender(self, (url) => url.startsWith(self.registration.scope))
const shells = createShells({
  mount,
  origin: self.location.origin,
  build: __BUILD__,
  caches: self.caches,
  fetch: (...request) => fetch(...request),
})

const fromServer = createWithoutShell({ mount, fetch: (request) => fetch(request), instead: withoutNetwork })

/** Files of this build. Each has one address: what else a precache looks for, such as an index of a folder, is left out. */
const precache = new PrecacheController({ plugins: [onlyUnaltered, inTime] })
precache.precache(self.__WB_MANIFEST)
registerRoute(({ url }) => {
  const cacheKey = precache.getCacheKeyForURL(url.href)
  return cacheKey && { cacheKey, integrity: precache.getIntegrityForCacheKey(cacheKey) }
}, precache.strategy)
clientsClaim()

/** Pictures and fonts, which a page can do without: cached when first used, the oldest removed first. */
const seen = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    plugins: [
      onlyUnaltered,
      inTime,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  })
/** More than a page uses. */
const mostFiles = 24
/** By the name of their caches: each with its own limit. */
const stores: Record<string, CacheFirst> = {}
/** Where a face, or a file of a tenant's own, is cached: in one cache of them all, or one of that tenant. */
function fileStore(address: string): CacheFirst {
  const name = cacheOf(address, mount)
  return (stores[name] ??= seen(name, 40))
}
registerRoute(
  ({ sameOrigin, request, url }) =>
    sameOrigin &&
    (request.destination === 'font' ||
      // No film: it comes in parts.
      (request.destination === 'image' && url.pathname.startsWith(`${mount}tenant-assets/`))),
  (options) => fileStore(options.url.pathname).handle(options),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${mount}portraits/`),
  seen('portraits', 300),
)

listenForSync(self, watched)

self.addEventListener('install', (event) => {
  addStaticRoutes(event, mount, precache.strategy.cacheName)
  event.waitUntil(shells.takeOver())
})
self.addEventListener('activate', (event) => event.waitUntil(watched(shells.forgetEarlier())))

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as PageToWorker
  // Only when the patient agreed: a new version never takes over by itself.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'KEEP_SHELL' && isShellAddress(message.url, { mount }))
    event.waitUntil(watched(Promise.all([keepShell(message.url), keepFiles(event, message.faces)])))
})

registerRoute(
  // A document in a frame is no page of the app.
  ({ request: { mode, destination } }) => mode === 'navigate' && !['iframe', 'frame'].includes(destination),
  async ({ event, url, request }) => {
    const kept = await shells.find(url)
    const address = kept?.address ?? shellAddress(url, { mount })
    // After the answer: what is shown now opens at once the next time, and what was cached is renewed.
    if (address) (event as FetchEvent).waitUntil(watched(keepShell(address)))
    return kept?.shell ?? fromServer(request, url)
  },
)

async function keepShell(address: string): Promise<void> {
  // The server runs a newer build: the waiting version is offered to the patient, not forced. Not awaited: the browser may put an
  // update off, and a worker with unfinished work lets no newer one take its place.
  if ((await shells.keep(address)) === 'newer') void watched(self.registration.update())
}

/** Fonts and the tenant's pictures of the first page were loaded before there was a worker to cache them. */
async function keepFiles(event: ExtendableEvent, addresses: readonly string[] = []): Promise<void> {
  const own = addresses.filter((address) => address.startsWith(self.registration.scope)).slice(0, mostFiles)
  const kept = own.map(
    (address) => fileStore(new URL(address).pathname).handleAll({ event, request: new Request(address) })[1],
  )
  await Promise.allSettled(kept)
}

async function withoutNetwork(url: URL): Promise<Response> {
  const home = url.pathname === mount ? await shells.lastHome(url.searchParams.get('key')) : undefined
  return home ? Response.redirect(home, 302) : ((await precache.matchPrecache('offline.html')) ?? Response.error())
}
