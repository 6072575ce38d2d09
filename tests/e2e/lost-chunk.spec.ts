import { expect, type Page } from '@playwright/test'
import { messages as refused } from '#src/features/refused-call/refused-call.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as offline } from '#src/pages/offline/offline.messages.ts'
import { openNetwork } from '#tests/support/network'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expectAlive, newPhone, withWorker } from './support/journey.ts'
import { test } from './support/served.ts'
import { words } from './support/words.ts'

test.use(withWorker)

// Not as other journeys: a file that is lost is an error on the console, here on purpose.
const doctor = (page: Page) => page.locator('[data-screen="doctor"]')

/** The worker would have every file already. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

async function openList(page: Page, origin = ''): Promise<void> {
  await withoutWorker(page)
  await page.goto(`${origin}/en-ae/doctor/dermatology`)
  await expect(page.locator('article a[href*="start="]').first()).toBeVisible()
}

test('a page whose files are not on the server any more loads itself anew, once, at what was asked for', async ({
  page,
}) => {
  await openList(page)
  // The file is lost to this page, however often it asks for it.
  let lost = 0
  let isLoadedAnew = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLoadedAnew = true
  })
  await page.route(/\/assets\/doctor\.route-[\w-]+\.js$/, (route) => {
    if (isLoadedAnew) return route.fallback()
    lost += 1
    return route.fulfill({ status: 404 })
  })
  const first = page.locator('article h2 a').first()
  await expectAlive(first)
  await first.click()
  await expect(async () => {
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('reload')
  }).toPass()
  await expect(doctor(page)).toBeVisible()
  expect(lost).toBeGreaterThan(0)
})

test('a booking whose page lost the file that checks phones offers a reload, by which nothing of it is lost', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  await withoutWorker(page)
  const phones = /\/assets\/parse-phone[\w.-]*\.js$/
  let lostPhones = 0
  await page.route(phones, (route) => {
    lostPhones += 1
    return route.fulfill({ status: 404 })
  })
  await openFirstFreeTime(page, '/en-ae/doctor/dentistry')
  await patient.fillDetails(newPhone())
  // Without what checks a phone the press says so, and a reload loses nothing of what was entered.
  await patient.button(whoMessages.continue).click()
  await expect(page.getByRole('alert').filter({ hasText: words('en', whoMessages.errorNotLoaded) })).toBeVisible()
  expect(lostPhones).toBeGreaterThan(0)
  await page.unroute(phones)
  await page.getByRole('button', { name: words('en', refused.reload) }).click()
  await expect(page.getByLabel(words('en', whoMessages.first))).toHaveValue('Layla')
})

test('a page whose files cannot be reached stays what it is, says so, and goes on by itself', async ({
  page,
  baseURL,
}) => {
  const network = await openNetwork(baseURL!)
  try {
    await openList(page, network.origin)
    const first = page.locator('article h2 a').first()
    // A press before that is kept until the files are there with which the app hears it.
    await expectAlive(first)
    await network.cut()
    // By keyboard: the list loads its filters meanwhile, whose loss is told above it and moves the link away from under a pointer.
    await first.press('Enter')
    // What cannot be reached is tried again first.
    const away = page.getByRole('heading', { level: 1, name: words('en', offline.title) })
    await expect(away).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await network.mend()
    await expect(doctor(page)).toBeVisible({ timeout: 30_000 })
  } finally {
    await network.close()
  }
})
