import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { expect, newPhone, test } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'

test('a number that no code can be texted to is told at its field: its country at once, a landline when it is tried', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  const requests: string[] = []
  page.on('request', (one) => void (one.url().endsWith('/patient/otp') && requests.push(one.url())))
  await openFirstFreeTime(page, '/en-ae/doctor/city/dubai')
  const phone = page.getByLabel(patient.say(whoMessages.phone))
  await phone.fill('+53 5 1234567')
  await page.getByLabel(patient.say(whoMessages.first)).focus()
  await expect(phone).toHaveAccessibleDescription(/can’t text codes to numbers of this country/)

  // What was right all along is not called wrong.
  await patient.fillDetails('+53 5 1234567')
  await patient.button(whoMessages.continue).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/can’t text codes to numbers of this country/)
  expect(requests).toEqual([])

  await phone.fill('4 234 5678')
  await patient.button(whoMessages.continue).click()
  await expect(phone).toHaveAccessibleDescription(/Enter a mobile number/)
  await expect(phone).toBeFocused()

  await phone.fill(newPhone())
  await patient.button(whoMessages.continue).click()
  await expect(page.getByRole('heading', { level: 1, name: patient.say(codeMessages.heading) })).toBeVisible()
})
