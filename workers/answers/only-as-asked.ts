import type { WorkboxPlugin } from 'workbox-core'
import { isAsAsked } from './as-asked.ts'

/** Keeps only what was asked for, and lets go of what was kept of anything else. */
export const onlyAsAsked: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isAsAsked(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
    if (!cachedResponse || isAsAsked(request.url, cachedResponse)) return cachedResponse ?? null
    const cache = await caches.open(cacheName)
    await cache.delete(request)
    return null
  },
}
