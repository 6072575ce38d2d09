import { messages as booking } from '#src/pages/booking/booking.messages.ts'
import { expect, expectWorker, newPhone, test } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'

test('a second visit without network opens the app, and the doctor that was seen before', async ({ page, context }) => {
  await page.goto('/en-ae/doctor/dermatology')
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  const doctor = page.url()
  await expectWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()

  await context.setOffline(true)
  await page.goto(doctor)
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /offline/i })
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
})

test('a booking confirmed without network is kept, said to be unconfirmed, and goes out once the network is back [S06]', async ({
  page,
  context,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/orthopaedics')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)

  await context.setOffline(true)
  await patient.confirm()
  await expect(patient.heading(booking.queuedHeading)).toBeVisible()

  await context.setOffline(false)
  await patient.expectConfirmed()
})
