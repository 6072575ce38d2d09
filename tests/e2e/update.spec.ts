import type { Page } from '@playwright/test'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { lastingTime, openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectWorker, newPhone, test as base, withWorker } from './support/journey.ts'
import { startReleases } from './support/releases.ts'
import { words } from './support/words.ts'

const test = base.extend<{ releases: Awaited<ReturnType<typeof startReleases>> }>({
  releases: async ({ baseURL }, use) => {
    const releases = await startReleases(baseURL!)
    await use(releases)
    releases.close()
  },
})
test.use(withWorker)

const prompt = (page: Page) => page.getByRole('status').filter({ hasText: words('en', shell.updateReady) })
const accept = (page: Page) => prompt(page).getByRole('button', { name: words('en', shell.update) })

/** The builds whose worker keeps shells: that of the worker in charge, and of one that waits. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).flatMap((name) => name.match(/^shells-(.+)/)?.[1] ?? []))
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
/** Whether the page that is shown runs scripts of the build that was released. */
const isOfNextBuild = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.next.js')))
/** Its worker has then loaded all its files, which takes its time beside other work. */
const expectPrompt = (page: Page) => expect(prompt(page)).toBeVisible({ timeout: 60_000 })
/** What a page that stays open does by itself once an hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()))

// Two builds are loaded whole, one after the other.
test.describe.configure({ timeout: 180_000 })

test('a new build is offered to who has the app open, and taken over when they accept', async ({ page, releases }) => {
  const { origin, builds } = releases
  await page.goto(`${origin}/en-ae`)
  await expectWorker(page)
  await page.reload()
  await expect.poll(() => keptBuilds(page)).toEqual([builds.current])

  releases.release()
  // The page that is opened comes from the worker, which hears behind it that the server has moved on.
  await page.goto(`${origin}/en-ae/doctor/dermatology`)
  await expectPrompt(page)
  expect(await isWaiting(page)).toBe(true)
  const reloaded = page.waitForEvent('load')
  // Calls that go on meanwhile, in any tab, must not keep the worker of the build before busy.
  await page.evaluate(() => void setInterval(() => void fetch('/healthz').catch(() => undefined), 10))
  await accept(page).click()
  await reloaded
  await expect(page).toHaveURL(`${origin}/en-ae/doctor/dermatology`)
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  // Where the browser is late, the page is loaded anew twice, and Chromium may take half a minute between.
  await expect(async () => {
    expect(await isOfNextBuild(page)).toBe(true)
    expect([await isWaiting(page), await keptBuilds(page)]).toEqual([false, [builds.next]])
  }).toPass({ timeout: 90_000 })
  await expect(prompt(page)).toBeHidden()
})

test('a new build that arrives during a booking is not spoken of before the patient leaves it, and takes nothing from it when another tab accepts it', async ({
  page,
  context,
  request,
  releases,
}) => {
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  await page.goto(`${releases.origin}/en-ae`)
  await expectWorker(page)
  await openFirstFreeTime(page, `${releases.origin}/en-ae/doctor/dentistry`)
  await patient.fillDetails(phone)

  releases.release()
  await lookForUpdate(page)
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true)
  await patient.sendCode()
  await expect(prompt(page)).toBeHidden()

  // The app of another partner shares the worker: what its tab accepts, the booking beside it goes on without.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const beside = await context.newPage()
  await beside.goto(`${releases.origin}/en-ae?key=insurer`)
  await expectPrompt(beside)
  const reloaded = beside.waitForEvent('load')
  await accept(beside).click()
  await reloaded
  await expect.poll(() => isWaiting(page)).toBe(false)
  await expect.poll(() => keptBuilds(page)).toEqual([releases.builds.next])
  await beside.close()

  await patient.giveCode(phone)
  await expect(page.getByText('Layla').filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(prompt(page)).toBeHidden()
  await patient.confirm()
  await patient.expectConfirmed()
  // What its build had not loaded by then, the new worker does not have: the server keeps it for such pages.
  expect(releases.earlierFiles).toContainEqual(expect.stringContaining('/confirmed.route-'))
  const loaded = page.waitForEvent('load')
  await accept(page).click()
  await loaded
  await patient.expectConfirmed()
})

test('an offer that was not answered goes away while a booking lasts, and nothing reloads by itself', async ({
  page,
  request,
  releases,
}) => {
  const patient = patientAt(page, request, 'en')
  await page.goto(`${releases.origin}/en-ae/doctor/cardiology`)
  await expectWorker(page)
  await page.reload()
  releases.release()
  await lookForUpdate(page)
  await expectPrompt(page)

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await (await lastingTime(page)).click()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
  await expect(prompt(page)).toBeHidden()
  // The choice of a time is a step of the booking as well.
  await page.goBack()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await expect(prompt(page)).toBeHidden()
  await page.goBack()
  await expectPrompt(page)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
