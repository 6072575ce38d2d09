/** Told there in place of an id when a patient has signed in again and what they had left is there again. */
export const givenBack = '*'

/** Where the pages of a tenant tell each other the ids of entries that changed; undefined where the browser has no such channel. */
export const openOutboxChannel = (tenant: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`outbox:${tenant}`)

/** Tells every page of the tenant, this one included, that what a patient had left is there again. */
export function tellGivenBack(tenant: string): void {
  // A channel does not receive its own messages, so this one is new.
  const channel = openOutboxChannel(tenant)
  channel?.postMessage(givenBack)
  channel?.close()
}
