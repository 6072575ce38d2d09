import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { newestCode } from '#tests/support/phones'
import { test as base } from './served.ts'

/**
 * A page whose every fault is counted: what it says on the console, what it throws, and what its content security policy
 * stopped. A journey ends green only without any.
 */
export const test = base.extend<{ faults: string[] }>({
  // Each patient comes from an address of their own: together the journeys would meet the limits of one.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => 1 + Math.floor(Math.random() * 254)
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('page', (page) => listen(page, faults))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
export { newPhone } from '#tests/support/phones'
export { expectAccessible } from './accessible.ts'

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Taking the network away is what some journeys do on purpose.
    if (/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/.test(message.text()))
      return
    // So is asking for what does not exist or is no more, a wrong code, and a time that is taken: the browser names each refusal.
    if (/status of (400|404|409|410)/.test(message.text())) return
    // Who is signed in at a partner's console, if anybody, its page asks.
    if (/status of 401/.test(message.text()) && /\/partner\/[\w-]+\/api\//.test(message.location().url)) return
    // Maintenance says so in its status, and the browser repeats it.
    if (/status of 503/.test(message.text()) && /\/maintenance/.test(message.location().url)) return
    // Documents in a frame and drawings by themselves run no script at all, those by which a test looks into them among them.
    if (/^Blocked script execution in '[^']*\/(?:documents|tenant-assets)\//.test(message.text())) return
    // The browser draws a picture that is opened by itself, with styles of its own that the app's policy refuses.
    if (/^Applying inline style/.test(message.text()) && message.location().url.startsWith('blob:')) return
    // Whether a device has Google Pay, the browser looks up by itself, which no journey answers.
    if (message.text().startsWith('Unable to download payment manifest')) return
    // A journey's window is a private one, in which the whole Chromium registers for no messages.
    if (message.text().startsWith('Chrome currently does not support the Push API in incognito mode')) return
    // A journey without workers is told so.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    faults.push(`${message.type()} ${message.text()} at ${message.location().url}`)
  })
}

/** For `test.use`: journeys in which the app's worker has a part. The others are as on a first visit, before it is there. */
export const withWorker = { serviceWorkers: 'allow' } as const

/** For `test.use`: journeys in which sheets, lists and toasts move, as they do for who has not asked for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The newest code that was "sent" to a phone, from the demo inbox. */
export async function readCode(request: APIRequestContext, phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const inbox = await (await request.get('/demo/inbox')).text()
    code = newestCode(inbox, phone) ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return code
}

/** The address in the newest mail by which a password is set, from the demo inbox. */
export async function readLink(request: APIRequestContext, locale: string): Promise<string> {
  const address = new RegExp(`/${locale}/updatepassword#[\\w-]+`)
  let link = ''
  await expect(async () => {
    link = address.exec(await (await request.get('/demo/inbox')).text())?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return link
}

/**
 * A control far down is in sight, and the app hears what is pressed: until then a link is the browser's own. Cards on the way are
 * laid out as one comes near, and move what was not in sight before.
 */
export async function expectAlive(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}

/** The white-label worker is there and keeps the shell of the app: from here on it answers without the network. */
export async function expectWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('shells-'))
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return kept.flat().length
      }),
    )
    .toBeGreaterThan(0)
}
