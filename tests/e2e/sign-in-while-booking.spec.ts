import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'

for (const { language, locale, width } of [
  { language: 'en', locale: 'en-ae', width: 390 },
  { language: 'ar', locale: 'ar-ae', width: 1440 },
] as const)
  test(`who signs in half way comes back to the same step, with what they typed and what their account says, and books without a code: ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
    const patient = patientAt(page, request, language)
    const visitor = visitorAt(page, request, language)
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology`)
    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await page.getByLabel(patient.say(whoMessages.reason)).fill('A rash')
    await visitor.press(whoMessages.signIn)
    await visitor.choosePassword(phone)
    await visitor.givePassword('quiet harbour lamp')

    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await expect(page.getByLabel(patient.say(whoMessages.first))).toHaveValue('Layla')
    await expect(page.getByLabel(patient.say(whoMessages.phone))).toHaveValue(phone)
    await expect(page.getByLabel(patient.say(whoMessages.reason))).toHaveValue('A rash')
    await expect(page.getByRole('button', { name: patient.say(whoMessages.signIn) })).toHaveCount(0)
    await expectAccessible(page, 'details of a patient')
    await patient.button(whoMessages.continueProven).click()
    await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    await patient.confirm()
    await patient.expectConfirmed()
    await page.goto(`/${locale}/dashboard/appointments`)
    await expect(page.getByRole('list', { name: patient.say(own.ahead) }).getByRole('link')).toHaveCount(1)
  })
