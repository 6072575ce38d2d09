import { messages as who } from '#src/pages/booking/who.messages.ts'
import { lastingTime } from './support/booking.ts'
import { expect, expectWorker, test, withWorker } from './support/journey.ts'
import { languageSheet, languageSwitch } from './support/language-switch.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { words } from './support/words.ts'

test.use(withWorker)

test.describe.configure({ timeout: 120_000 })

let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  server = await startOwnServer('mounted-server')
})
test.afterAll(() => server.stop())

test('under a mount path a patient comes from home to a booking, in another language and without a network [R33]', async ({
  page,
  context,
}) => {
  const strays: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === server.origin && !/^\/care(?:\/|$)/.test(pathname)) strays.push(pathname)
  })
  const path = () => new URL(page.url()).pathname

  await page.goto(`${server.origin}/care`)
  expect(path()).toBe('/care/en-ae')
  await expectWorker(page)
  const scopes = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ scope }) => new URL(scope).pathname).toSorted()
  })
  expect(scopes[0]).toBe('/care/')
  expect(scopes.filter((scope) => !scope.startsWith('/care/'))).toEqual([])
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect(await (await page.request.get(new URL(manifest!, server.origin).href)).json()).toMatchObject({
    start_url: '/care/en-ae/start',
    scope: '/care/',
  })

  await page.goto(`${server.origin}/care/en-ae/doctors`)
  await page.locator('main a[href*="/dr-"]:not([href*="appointment"])').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  expect(path()).toMatch(/^\/care\/en-ae\/.*dr-/)

  const doctor = path()
  await languageSwitch(page, 'en').click()
  await languageSheet(page, 'en').getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(path()).toBe(doctor.replace('/en-ae/', '/ar-ae/'))
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const remembered = async () => (await context.cookies()).filter(({ value }) => value === 'ar-ae')
  await expect.poll(async () => (await remembered()).map((cookie) => cookie.path)).toEqual(['/care/'])
  await page.goto(`${server.origin}/care/en-ae/doctor/general-practice`)
  await (await lastingTime(page)).click()
  await expect(page.getByRole('heading', { level: 1, name: words('en', who.heading) })).toBeVisible()
  expect(path()).toMatch(/^\/care\/en-ae\/.*\/appointment\/book/)
  expect(strays).toEqual([])

  await context.setOffline(true)
  // Answered by the worker of the mount path, with the shell that it keeps.
  await page.goto(`${server.origin}/care/en-ae/search/hospital`)
  await expect(page.locator('[data-screen]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeVisible()
  await context.setOffline(false)
})
