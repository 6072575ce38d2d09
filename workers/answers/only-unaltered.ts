import type { WorkboxPlugin } from 'workbox-core'
import { isUnaltered } from './is-unaltered.ts'

/** Caches only unaltered files, and removes altered ones from the cache. */
export const onlyUnaltered: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isUnaltered(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
    if (!cachedResponse || isUnaltered(request.url, cachedResponse)) return cachedResponse ?? null
    const cache = await caches.open(cacheName)
    await cache.delete(request)
    return null
  },
}
