import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'

test('a patient with one name, a phone of another country and a birthday in Arabic digits books, on an Indonesian phone [C46] [V16]', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'id')
  const { say } = patient
  await openFirstFreeTime(page, '/id/dokter/dermatology')
  await page.getByLabel(say(whoMessages.first)).fill('Suharti')

  const country = page.getByRole('combobox', { name: say(whoMessages.code) })
  await expect(country.locator('option')).not.toHaveCount(13)
  expect(await country.locator('option').count()).toBeGreaterThan(230)
  await expect(country.locator('option').first()).toHaveText(/^Indonesia .*\+62/)
  await country.selectOption('CU')
  const number = page.getByLabel(say(whoMessages.phone))
  await number.fill('5 1234567')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(/negara/)
  await country.selectOption('AE')
  await number.fill(phone)

  const birthday = page.getByRole('group', { name: say(whoMessages.birthday) })
  const part = (message: Parameters<typeof say>[0]) => birthday.getByLabel(say(message))
  await part(whoMessages.birthDay).fill('٣١')
  await part(whoMessages.birthYear).fill('١٩٩٠')
  await patient.button(whoMessages.continue).click()
  await expect(part(whoMessages.birthMonth)).toBeFocused()
  await expect(part(whoMessages.birthMonth)).toHaveAccessibleDescription(say(whoMessages.errorBirthdayParts))
  await expectAccessible(page, 'a birthday without its month')
  await part(whoMessages.birthMonth).selectOption('02')
  await expect(part(whoMessages.birthMonth)).toHaveAccessibleDescription(say(whoMessages.errorBirthdayParts))
  await part(whoMessages.birthMonth).selectOption('03')
  await expect(part(whoMessages.birthMonth)).toHaveAccessibleDescription('')

  // What only the platform can tell is said at its field.
  const email = page.getByLabel(say(whoMessages.email))
  await email.fill('suhartí@example.org')
  await patient.button(whoMessages.continue).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(say(whoMessages.errorEmail))
  await email.fill('suharti@example.org')
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()
  await expect(page.getByText('Suharti', { exact: false })).toBeVisible()
})
