const nameOf = (tenant: string) => `session:${tenant}`
const canTell = () => typeof BroadcastChannel !== 'undefined'

/** Tells every tab of the tenant, this one included, that the session record changed. */
export function announceSession(tenant: string): void {
  if (!canTell()) return
  // A channel does not receive its own messages, so this one is new.
  const tabs = new BroadcastChannel(nameOf(tenant))
  tabs.postMessage('changed')
  tabs.close()
}

/** Calls the listener after each change of the session record, in this tab or another, until the page is closed. */
export function onSessionChange(tenant: string, listener: () => void): void {
  if (canTell()) new BroadcastChannel(nameOf(tenant)).addEventListener('message', listener)
}
