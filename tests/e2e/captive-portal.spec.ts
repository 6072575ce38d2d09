import type { Page } from '@playwright/test'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as offline } from '#src/pages/offline/offline.messages.ts'
import { messages as queuedMessages } from '#src/pages/booking/queued.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { startFaultyHost } from './support/faulty-host.ts'
import { expect, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { words, type Message } from './support/words.ts'

test.use(withWorker)

type Host = Awaited<ReturnType<typeof startFaultyHost>>
let host: Host
test.beforeEach(async ({ baseURL }) => {
  host = await startFaultyHost(baseURL!)
})
test.afterEach(() => host.close())

test('behind a network that wants a login, lists and doctors say that there is none, and come with it; where one answers nothing, that is said, too', async ({
  page,
  faults,
}) => {
  const say = (message: Message) => words('en', message)
  const doctors = page.locator('a[href*="/dr-"]')
  await page.goto(`${host.origin}/en-ae/doctor/dermatology`)
  await expect(doctors.first()).toBeVisible()
  await expectWorker(page)

  const strip = page.getByRole('status').filter({ hasText: say(shell.offline) })
  host.captivate()
  await doctors.first().click()
  await expect(page.getByRole('heading', { level: 1, name: say(offline.title) })).toBeVisible()
  await expect(strip).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  host.letGo()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible({ timeout: 30_000 })
  await expect(strip).toBeHidden()

  // A connection that stands and answers nothing: the page is that of the device, and soon says why it shows no doctors.
  host.silence()
  await page.goto(`${host.origin}/en-ae/doctor/cardiology`)
  await expect(strip).toBeVisible({ timeout: 20_000 })
  // An address without a shell leads to the last home of this device, which nobody waits for before a blank page.
  await page.goto(`${host.origin}/`)
  await expect(page).toHaveURL(`${host.origin}/en-ae`)
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByRole('heading', { level: 1, name: say(offline.title) })).toBeVisible()
  host.letGo()
  // A page that did not load is named on the console, too.
  faults.splice(0, faults.length, ...faults.filter((fault) => fault !== 'threw unavailable'))
})

test('behind it no code is said to be sent, no booking lost, and every button comes back', async ({
  page,
  request,
  faults,
}) => {
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  await openFirstFreeTime(page, `${host.origin}/en-ae/doctor/dermatology`)
  await patient.fillDetails(phone)

  await test.step('asking for a code', async () => {
    host.captivate()
    await patient.button(whoMessages.continue).click()
    await expect(
      page.getByText(patient.say(problemMessages.unavailable)).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await expect(patient.button(whoMessages.continue)).toBeEnabled()
    expect(host.deliveredTo(/\/patient\/otp$/)).toEqual([])
    host.letGo()
    await patient.sendCode()
  })

  await test.step('giving it', async () => {
    host.captivate()
    const field = page.getByLabel(patient.say(codeEntry.code), { exact: true })
    await field.fill('000000')
    await expect(
      page.getByText(patient.say(problemMessages.unavailable)).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(field).toBeEnabled()
    host.letGo()
    await patient.giveCode(phone)
  })

  await test.step('confirming', async () => {
    host.captivate()
    await patient.confirm()
    await expect(patient.heading(queuedMessages.heading)).toBeVisible()
    await patient.button(queuedMessages.retry).click()
    await expect(patient.button(queuedMessages.retry)).not.toHaveAttribute('aria-busy')
    await expect(patient.heading(queuedMessages.heading)).toBeVisible()
    // From here on the app also tries by itself, so that the button may be gone before it could be pressed.
    host.letGo()
    await patient.expectConfirmed()
  })
  // What the page loads ahead for the next step is answered by the portal as well, and the browser names that.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/Failed to load module script/.test(fault)))
})

test('its page is kept in the place of no picture, and goes from where it was kept before', async ({ page }) => {
  await page.goto(`${host.origin}/en-ae/doctor/dermatology`)
  await expectWorker(page)
  await page.reload()
  const portrait = (seed: number) => `/portraits/${seed}.svg`
  // What an earlier version kept.
  await page.evaluate(async (address) => {
    const cache = await caches.open('portraits')
    await cache.put(address, new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  }, portrait(900_001))

  host.captivate()
  expect(await isPicture(page, portrait(900_002))).toBe(false)
  host.letGo()
  for (const seed of [900_001, 900_002]) expect(await isPicture(page, portrait(seed))).toBe(true)
  await expect.poll(() => kindsKept(page)).toEqual(['image/svg+xml'])
})

/** Whether the page gets a picture at an address. */
const isPicture = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    return picture.decode().then(
      () => true,
      () => false,
    )
  }, address)

/** What the answers say that they are which the worker keeps as portraits. */
const kindsKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('portraits')
    const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return [...new Set(kept.map((answer) => answer?.headers.get('content-type')?.split(';')[0]))]
  })
