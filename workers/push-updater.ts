export {}

declare const self: ServiceWorkerGlobalScope

/**
 * Takes the place of workers of an earlier push service, which look for their next version at addresses of theirs: it handles nothing, so that
 * no old handler stays active, and what it has replaced it takes away, with its subscription (W03). Where it was registered by the app it stays.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const { registration } = self
  if (registration.scope.endsWith('/push-updater/')) return self.clients.claim()
  await registration.unregister()
}
