/** Where the pages of a tenant tell each other the ids of entries that changed; undefined where the browser has no such channel. */
export const openOutboxChannel = (tenant: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`outbox:${tenant}`)
