import type { BrowserContext, Page, Worker } from '@playwright/test'
import { expect } from './journey.ts'

/** The push worker of the page's tenant: messages reach it as from the platform, and what it shows can be tapped. */
export async function pushOf(page: Page, context: BrowserContext) {
  const worker = await pushWorker(context)
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && /\/push\/[^/]+\/$/.test(scopeURL))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const shown = () => worker.evaluate(readShown)
  return {
    worker,
    /** Returns once the message's notification is there: the only one, for all of them have one tag. */
    async deliver(message: unknown): Promise<void> {
      const data = typeof message === 'string' ? message : JSON.stringify(message)
      const { origin } = new URL(page.url())
      // What the developer tools deliver while a page begins may get lost on the way to the worker.
      await expect(async () => {
        await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data })
        await expect.poll(shown, { timeout: 2000 }).toHaveLength(1)
      }).toPass()
    },
    shown,
    /** What the browser tells the worker of a tap. What it may do then, such as opening a window, a page cannot grant: it is counted. */
    tap: () => worker.evaluate(tapFirst),
  }
}

async function pushWorker(context: BrowserContext): Promise<Worker> {
  const find = () => context.serviceWorkers().find((worker) => /\/push\.js/.test(worker.url()))
  await expect.poll(() => find()?.url()).toBeTruthy()
  return find()!
}

/** What the functions below find around them: they run in the worker. */
declare const self: {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (address: string | URL) => Promise<null> }
  dispatchEvent: (event: Event) => boolean
}
declare const NotificationEvent: new (type: string, init: { notification: Notification }) => Event

type Shown = { title: string; body: string; data: unknown; image: unknown; actions: unknown }

async function readShown(): Promise<Shown[]> {
  const notifications = await self.registration.getNotifications()
  return notifications.map((one) => {
    const { image, actions } = one as Notification & { image?: unknown; actions?: unknown }
    return { title: one.title, body: one.body, data: one.data as unknown, image, actions }
  })
}

/** Returns the addresses of windows it wanted opened. */
async function tapFirst(): Promise<string[]> {
  const [notification] = await self.registration.getNotifications()
  if (!notification) throw new Error('nothing is shown')
  const opened: string[] = []
  self.clients.openWindow = (address) => {
    opened.push(String(address))
    return Promise.resolve(null)
  }
  const event = new NotificationEvent('notificationclick', { notification })
  const waitedFor: Promise<unknown>[] = []
  // An event that no browser sent may not be prolonged.
  Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => waitedFor.push(work) })
  self.dispatchEvent(event)
  await Promise.all(waitedFor)
  return opened
}
