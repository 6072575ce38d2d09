import type { BrowserContext } from '@playwright/test'

/** The app's worker as the browser wakes it when there is a network again, and as it ends it at any moment. Needs no page of the app. */
export async function wokenWorker(context: BrowserContext, origin: string) {
  const devtools = await context.newCDPSession(await context.newPage())
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return {
    /** Tells it that there is a network, for what waits of a tenant. */
    async wake({ tenant = 'patientweb', lastChance = false } = {}): Promise<void> {
      const event = { origin, registrationId: await registrationId, tag: `outbox:${tenant}`, lastChance }
      await devtools.send('ServiceWorker.dispatchSyncEvent', event)
    },
    kill: () => devtools.send('ServiceWorker.stopAllWorkers'),
  }
}
