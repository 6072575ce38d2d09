import type { WorkboxPlugin } from 'workbox-core'

/** Longest that a file may take to come, in milliseconds: 2 MiB over the slowest network that a page is still used on. */
const patience = 60_000

/**
 * Gives up a file that does not come: a connection over which nothing passes would keep the page waiting, and a browser opens few to one
 * host.
 */
export const inTime: WorkboxPlugin = {
  // The mode of a navigation cannot be handed on; those have a patience of their own.
  requestWillFetch: async ({ request }) =>
    request.mode === 'navigate' ? request : new Request(request, { signal: AbortSignal.timeout(patience) }),
}
