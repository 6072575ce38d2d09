import type { Page } from '@playwright/test'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as queuedMessages } from '#src/pages/booking/queued.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { expect, expectWorker, newPhone, readCode, test, withWorker } from './support/journey.ts'
import { freeTime, lastingTime, patientAt } from './support/booking.ts'
import { words } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

/**
 * Opens a list and books a free time in it, inside the app, so that the list is what lies before the booking. One visitor may hold
 * three times of a doctor, so each test has a doctor of its own.
 */
async function startFromList(page: Page, speciality: string): Promise<string> {
  const list = `/en-ae/doctor/${speciality}`
  await page.goto(list)
  await (await lastingTime(page)).click()
  return list
}

for (const { size, specialities } of variantsOf(
  [
    { size: { width: 390, height: 844 }, specialities: ['dermatology', 'cardiology'] },
    { size: { width: 1440, height: 900 }, specialities: ['dentistry', 'neurology'] },
  ] as const,
  1,
))
  test.describe(`the browser’s own way back at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('leads one step back at a time with every answer in place, forward again, and out only from the first step', async ({
      page,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, 'en')
      const time = patient.heading(whenMessages.heading)
      const details = patient.heading(whoMessages.heading)
      const code = patient.heading(codeMessages.heading)
      const review = patient.heading(reviewMessages.heading)
      const list = await startFromList(page, specialities[0])
      await patient.fillDetails(phone)
      await expect(page).toHaveURL(/\/appointment\/book\?step=details$/)

      await page.goBack()
      await expect(time).toBeVisible()
      const chosen = page.getByRole('button', { name: /^Continue with/ }).filter({ visible: true })
      await expect(chosen).toBeVisible()
      await page.goForward()
      await expect(details).toBeVisible()
      await expect(page.getByLabel('First name')).toHaveValue('Layla')
      await expect(page.getByLabel('Mobile phone')).toHaveValue(phone)

      await patient.sendCode()
      await page.goBack()
      await expect(details).toBeVisible()
      await expect(page.getByLabel('Mobile phone')).toHaveValue(phone)
      await page.goForward()
      await expect(code).toBeVisible()

      await patient.giveCode(phone)
      await page.goBack()
      await expect(details).toBeVisible()
      await page.goForward()
      await expect(review).toBeVisible()
      await page.reload()
      await expect(review).toBeVisible()

      await page.goBack()
      await page.goBack()
      await expect(time).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${list}$`))

      // Two at once, as from the browser's list of pages.
      await page.goForward()
      await expect(time).toBeVisible()
      await page.evaluate(() => history.go(2))
      await expect(review).toBeVisible()
      await expect(page.getByText('Layla Farouk')).toBeVisible()
    })

    test('after the confirmation leads to what was there before the booking, and forward to the confirmation', async ({
      page,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, 'en')
      const list = await startFromList(page, specialities[1])
      await patient.fillDetails(phone)
      await patient.sendCode()
      await patient.giveCode(phone)
      await patient.confirm()
      await patient.expectConfirmed()
      const confirmed = page.url()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
      await page.goForward()
      await expect(page).toHaveURL(confirmed)
      await patient.expectConfirmed()
      await page.evaluate(() => history.go(1))
      await expect(page).toHaveURL(confirmed)
      await patient.expectConfirmed()
    })
  })

test('changing the time from the review goes back to it and returns without a second entry', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await startFromList(page, 'ophthalmology')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  const entries = await page.evaluate(() => history.length)
  await patient.button(reviewMessages.changeTime).click()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await page
    .getByRole('button', { name: /^Continue with/ })
    .filter({ visible: true })
    .click()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
})

test('a form that changed since is not passed by the way forward: the way is the button, which sends its code', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await startFromList(page, 'orthopaedics')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await page.goBack()
  await page.getByLabel('Mobile phone').fill('12')
  await page.goForward()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
  await expect(page).toHaveURL(/step=details$/)
  await expect(page.getByLabel('Mobile phone')).toHaveValue('12')
  await page.getByLabel('Mobile phone').fill(phone)
  await page.getByLabel('First name').fill('Salma')
  await patient.button(whoMessages.continue).click()
  await page.getByLabel(words('en', codeEntry.code), { exact: true }).fill(await readCode(request, phone))
  await expect(page.getByText('Salma Farouk')).toBeVisible()
})

test('an address of a step that was never reached begins at the first one', async ({ page, request }) => {
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/doctor/general-practice')
  const address = await page.locator(freeTime).first().getAttribute('href')
  await page.goto(`${address!.replace(/\?.*/, '')}?step=review`)
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await expect(page).toHaveURL(/\/appointment\/book$/)
  await page.getByRole('button', { name: words('en', shell.back), exact: true }).click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
})

test.describe('without network', () => {
  test.use(withWorker)

  test('from a booking that waits for the network the way back is the way out', async ({ page, context, request }) => {
    const phone = newPhone()
    const patient = patientAt(page, request, 'en')
    await page.goto('/en-ae')
    await expectWorker(page)
    const list = await startFromList(page, 'paediatrics')
    await patient.fillDetails(phone)
    await patient.sendCode()
    await patient.giveCode(phone)
    await context.setOffline(true)
    await patient.confirm()
    await expect(patient.heading(queuedMessages.heading)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
    await page.goForward()
    await expect(patient.heading(queuedMessages.heading)).toBeVisible()
    await context.setOffline(false)
    await patient.expectConfirmed()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })
})
