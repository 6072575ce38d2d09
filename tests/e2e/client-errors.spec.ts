import { readFileSync, truncateSync } from 'node:fs'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, expectWorker, test, withWorker } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { pushOf } from './support/push.ts'

test.use(withWorker)

let server: OwnServer<{ origin: string; log: string }>
test.beforeAll(async () => {
  server = await startOwnServer('failures-server')
})
test.afterAll(() => server.stop())
test.beforeEach(() => truncateSync(server.log))

type Line = { msg: string; tenant: string; browser: string; route: string; count: number; failure: Failure }
type Failure = { source: string; name: string; message: string; stack: string[] }

const log = () => readFileSync(server.log, 'utf8')
const reports = () =>
  log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'client error')

/** A page that stays tells what failed after ten seconds. */
const inTime = { timeout: 30_000 }

/** A page that is left tells it at once. */
const leave = (page: Page) => page.goto('about:blank')

/** A page of its own, whose failures are what is looked for and fail no journey. Comes back once the app is alive. */
async function open(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: server.origin, ...options })
  const page = await context.newPage()
  await page.goto(path)
  await isAlive(page)
  return { page, context }
}

const isAlive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.getElementById('root')!).some((key) => /^__reactContainer/.test(key))),
    )
    .toBe(true)

/** Fails as the app's own code would: outside of any call of the test's. */
const fail = (page: Page, message: string) =>
  page.evaluate((words) => void setTimeout(() => void Promise.reject(new TypeError(words))), message)

/** The file that judges and tells failures has come, has run, and heard what there was. */
const isReporting = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const file = performance.getEntriesByType('resource').find(({ name }) => /page-reporter/.test(name))
        // The page asked for the same module before: it goes on with it first.
        return file !== undefined && (await import(file.name)) !== undefined
      }),
    )
    .toBe(true)

test('a failure of the page is in the server’s log without anything personal, network failures and ‘Unable to get property length’ are not [E16]', async ({
  browser,
}) => {
  const { page, context } = await open(browser, '/en-ae/search/result?query=Layla+Haddad')
  await fail(page, 'no times for Layla Haddad, layla@example.com, +971 50 123 4567')
  await fail(page, "Unable to get property 'length' of undefined or null reference")
  await isReporting(page)
  // Not by taking the network away: a connection that is open already may still answer.
  await page.route('**/appservice/time', (route) => route.abort('internetdisconnected'))
  const refusal = await page.evaluate(async () => {
    const call = fetch('/api/locale/appservice/time')
    // Nobody catches this one; what it says is read from another.
    void fetch('/api/locale/appservice/time')
    return call.catch((error: Error) => error.message)
  })
  expect(refusal).toBe('Failed to fetch')
  await leave(page)

  await expect.poll(reports).toHaveLength(1)
  expect(reports()).toMatchObject([
    {
      ...{ tenant: 'patientweb', route: '/$locale/search/result', count: 1 },
      browser: expect.stringMatching(/^(?:chrome|headless) \d+$/),
      failure: { source: 'rejection', name: 'TypeError', message: 'no times for …' },
    },
  ])
  expect(log()).not.toMatch(/Layla|Haddad|example\.com|50 123|Mozilla|127\.0\.0\.1/)
  await context.close()
})

test('a page that cannot be drawn says so to the patient and to the log', async ({ browser }) => {
  const { page, context } = await open(browser, '/en-ae/doctor/dermatology?key=insurer', {
    // Else the worker has the file already, as it should be.
    serviceWorkers: 'block',
  })
  await context.route('**/assets/doctor.route-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const View = () => { throw new RangeError("drawn for Layla") }',
    }),
  )
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
  await isReporting(page)
  const drawn = () => reports().filter(({ failure }) => failure.source !== 'quiet')
  await expect.poll(drawn, inTime).toHaveLength(1)
  expect(drawn()).toMatchObject([
    {
      ...{ tenant: 'insurer', route: '/$locale/doctor/$speciality/$city/$name', count: 1 },
      failure: { source: 'caught', name: 'RangeError', message: 'drawn for …' },
    },
  ])
  expect(drawn()[0]?.failure.stack[0]).toMatch(/^assets\/doctor\.route-[\w-]+\.js:1:\d+$/)
  await context.close()
})

test('what fails in the push worker is told by an open page', async ({ browser }) => {
  const { page, context } = await open(browser, '/en-ae?key=insurer')
  await expectWorker(page)
  const push = await pushOf(page, context)
  await push.worker.evaluate(() => void setTimeout(() => void Promise.reject(new TypeError('not shown to Layla'))))
  await isReporting(page)
  await leave(page)
  await expect
    .poll(reports)
    .toMatchObject([{ tenant: 'insurer', failure: { source: 'worker', name: 'TypeError', message: 'not shown to …' } }])
  await context.close()
})

test('a page on which nothing fails asks for nothing and sends nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/en-ae')
  await expectWorker(page)
  await page.goto('about:blank')
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.filter((path) => /page-reporter|client-errors/.test(path))).toEqual([])
  await context.close()
})

test('a browser that asks for privacy tells nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const page = await context.newPage()
  await page.goto('/en-ae')
  await isAlive(page)
  await fail(page, 'kept to itself')
  await isReporting(page)
  await leave(page)
  // What another page tells after it is there, so this one's would be too.
  const other = await open(browser, '/en-ae')
  await fail(other.page, 'told afterwards')
  await isReporting(other.page)
  await leave(other.page)
  await expect.poll(() => reports().map(({ failure }) => failure.message)).toEqual(['told afterwards'])
  await Promise.all([context.close(), other.context.close()])
})
