/** Told there in place of an id when entries are to be looked at anew: what a patient had left is there again, or a worker has sent some. */
export const anew = '*'

/** Where the pages of a tenant tell each other the ids of entries that changed; undefined where the browser has no such channel. */
export const openOutboxChannel = (tenant: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`outbox:${tenant}`)

/** Tells every page of the tenant, this one included, that entries are to be looked at anew. */
export function notifyPages(tenant: string): void {
  // A channel does not receive its own messages, so this one is new.
  const channel = openOutboxChannel(tenant)
  channel?.postMessage(anew)
  channel?.close()
}
