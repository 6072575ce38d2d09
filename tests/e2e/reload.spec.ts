import { messages as booking } from '#src/pages/booking/booking.messages.ts'
import { expect, newPhone, test } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'

test('a reload in the middle of each step comes back to it with everything that was typed', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/general-practice')
  await patient.fillDetails(phone)
  await page.getByLabel('Anything the doctor should know?').fill('I use a wheelchair')

  await page.reload()
  await expect(patient.heading(booking.whoHeading)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Layla')
  await expect(page.getByLabel('Mobile phone')).toHaveValue(phone)
  await expect(page.getByLabel('Anything the doctor should know?')).toHaveValue('I use a wheelchair')

  await patient.sendCode()
  await page.reload()
  await expect(patient.heading(booking.codeHeading)).toBeVisible()

  await patient.giveCode(phone)
  await page.reload()
  await expect(patient.heading(booking.reviewHeading)).toBeVisible()
  await expect(page.getByText('I use a wheelchair')).toBeVisible()

  await patient.button(booking.reviewChangeTime).click()
  await expect(patient.heading(booking.whenHeading)).toBeVisible()
  await page.reload()
  await expect(patient.heading(booking.whenHeading)).toBeVisible()
  await page
    .getByRole('button', { name: /^Continue with/ })
    .filter({ visible: true })
    .click()
  await expect(patient.heading(booking.reviewHeading)).toBeVisible()

  await patient.confirm()
  await patient.expectConfirmed()
  await page.reload()
  await patient.expectConfirmed()
})
