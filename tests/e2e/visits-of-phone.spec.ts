import type { Page } from '@playwright/test'
import { messages as bookingMessages } from '#src/pages/booking/booking.messages.ts'
import { messages as picker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { freeTime, patientAt, timesAtOnce } from './support/booking.ts'

/** Free times of a list by doctor, as addresses that book them. */
async function timesByDoctor(page: Page, path: string): Promise<string[][]> {
  await page.goto(path)
  await expect(page.locator(freeTime).first()).toBeVisible()
  return page
    .locator('main article')
    .evaluateAll(
      (cards, links) =>
        cards.map((card) => [...card.querySelectorAll(links)].map((link) => link.getAttribute('href')!)),
      freeTime,
    )
}

test('a visit that overlaps another of the same phone is refused, with times that do not, and the next is booked', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  await page.goto('/en-ae/doctor/city/dubai')
  await expect(page.locator(freeTime).first()).toBeVisible()
  const [first, second] = await timesAtOnce(page)

  await page.goto(first)
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()

  await page.goto(second)
  await patient.fillDetails(phone)
  await patient.button(whoMessages.continueProven).click()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await patient.confirm()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('overlaps another visit booked with this phone number')
  await expectAccessible(page, 'overlap')
  await alert.getByRole('button').first().click()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await patient.button(reviewMessages.confirm).click()
  await patient.expectConfirmed()
})

test('a phone with as many visits as it may have with a doctor is told so, and led to other doctors', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  const doctors = await timesByDoctor(page, '/en-ae/doctor/city/sharjah')
  const [address] = doctors.find((times) => times.length === 3)!
  await page.goto(address!.replace(/\?.*/, ''))
  for (let visits = 0; visits < 4; visits += 1) {
    await page.goto(address!.replace(/\?.*/, ''))
    // Each on a day of its own, since today may have few times left.
    const day = page
      .getByRole('group', { name: patient.say(picker.day) })
      .getByRole('button')
      .nth(visits)
    await day.click()
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await page
      .getByRole('group', { name: /^(Morning|Afternoon|Evening)$/ })
      .getByRole('button')
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Continue/ })
      .filter({ visible: true })
      .click()
    await patient.fillDetails(phone)
    if (visits === 0) {
      await patient.sendCode()
      await patient.giveCode(phone)
    } else {
      await patient.button(whoMessages.continueProven).click()
      await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    }
    await patient.confirm()
    if (visits < 3) await patient.expectConfirmed()
  }
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('as many visits booked with this doctor')
  // What is told meanwhile, as of the visit before, stands above it.
  const [notices, refusal] = await Promise.all([page.locator('#notices').boundingBox(), alert.boundingBox()])
  expect(notices!.y + notices!.height).toBeLessThan(refusal!.y)
  await alert.getByRole('link', { name: patient.say(bookingMessages.others) }).click()
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
})
