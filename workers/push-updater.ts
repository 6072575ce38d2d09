export {}

declare const self: ServiceWorkerGlobalScope

/**
 * Installations of an earlier push service look for a worker at this address when they update. It replaces their worker and
 * handles nothing, so that no old handler stays active.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
