export {}

declare const self: ServiceWorkerGlobalScope

/**
 * Installations of an earlier push service look for a worker at this address when they update. It takes the place of what
 * they had and handles nothing, so that no old handler goes on.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
