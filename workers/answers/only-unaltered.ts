import type { WorkboxPlugin } from 'workbox-core'
import { isUnaltered } from './is-unaltered.ts'

/** Keeps only what was asked for, and lets go of what was kept of anything else. */
export const onlyUnaltered: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isUnaltered(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
    if (!cachedResponse || isUnaltered(request.url, cachedResponse)) return cachedResponse ?? null
    const cache = await caches.open(cacheName)
    await cache.delete(request)
    return null
  },
}
