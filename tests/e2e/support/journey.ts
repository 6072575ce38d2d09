import AxeBuilder from '@axe-core/playwright'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { newestCode } from '#tests/support/phones'
import { test as base } from './served.ts'

/**
 * A page whose every fault is counted: what it says on the console, what it throws, and what its content security policy
 * stopped. A journey ends green only without any.
 */
export const test = base.extend<{ faults: string[] }>({
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

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Taking the network away is what some journeys do on purpose.
    if (/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/.test(message.text()))
      return
    // So is asking for what does not exist or is no more, a wrong code, and a time that is taken: the browser names each refusal.
    if (/status of (400|404|409|410)/.test(message.text())) return
    // Maintenance says so in its status, and the browser repeats it.
    if (/status of 503/.test(message.text()) && /\/maintenance/.test(message.location().url)) return
    // Documents in a frame and drawings by themselves run no script at all, those by which a test looks into them among them.
    if (/^Blocked script execution in '[^']*\/(?:documents|tenant-assets)\//.test(message.text())) return
    faults.push(`${message.type()} ${message.text()} at ${message.location().url}`)
  })
}

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

/**
 * Nothing axe knows of is wrong with what is shown. The window is made as high as the page meanwhile: what lies half under a
 * bar at the bottom scrolls clear of it, and axe would count the covered half as missing. What comes into view by that is laid
 * out then, and may be higher than the room that was kept for it: the window follows until the page fits.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize()!
  let violations
  do {
    await fitWindow(page, size)
    const axe = new AxeBuilder({ page })
      // A document in a frame lets no script in, axe's neither. So nothing has to be put together in a page of its own.
      .exclude('iframe')
      .setLegacyMode()
      // What passed is not told node by node: on a long list that is most of the work.
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    violations = (await axe.analyze()).violations
    // What came in meanwhile made the page longer, and its bar covers what would be scrolled to.
  } while (!(await isWhole(page)))
  await page.setViewportSize(size)
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
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

/** Makes the window as high as the page. */
async function fitWindow(page: Page, { width, height: least }: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(least, height) })
    expect(await isWhole(page)).toBe(true)
  }).toPass()
}

/** Whether all of the page is in the window. Two frames: what came into view has its own height in the second. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollHeight <= innerHeight)),
        ),
      ),
  )

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
