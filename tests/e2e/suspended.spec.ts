import { suspendedPhones } from '#server/demo/suspended-people'
import { messages } from '#src/features/suspension/suspension.messages.ts'
import { reasonMessage } from '#src/features/suspension/reason-message.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { freeTime, openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, readCode, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', width: 390, suspended: suspendedPhones[0]! },
  { language: 'ar', locale: 'ar-ae', width: 1440, suspended: suspendedPhones[1]! },
] as const

for (const { language, locale, width, suspended } of variantsOf(journeys, 0))
  test(`who cannot book is told why as soon as the phone is known, and before anything when signed in: ${locale} [P04]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const phone = suspended.phone.replace('+971', '')
    const patient = patientAt(page, request, language)
    const visitor = visitorAt(page, request, language)
    const why = page.getByText(patient.say(reasonMessage(suspended.reason)))
    const call = page.locator('a[href^="tel:+"]')
    await openFirstFreeTime(page, `/${locale}/doctor/dermatology`)
    const address = page.url()
    const doctor = address.replace(/\/appointment\/book.*/, '')
    await patient.fillDetails(phone)
    await page.getByLabel(patient.say(whoMessages.reason)).fill('A rash')
    await patient.sendCode()
    await page.getByLabel(patient.say(codeEntry.code)).fill(await readCode(request, phone))
    await expect(patient.heading(messages.phoneHeading)).toBeFocused()
    await expect(why).toBeVisible()
    await expect(call).toBeVisible()
    await expectAccessible(page, 'a suspended phone')

    // Another phone books with what was typed.
    await visitor.press(messages.otherPhone)
    await expect(patient.heading(whoMessages.heading)).toBeVisible()
    await expect(page.getByLabel(patient.say(whoMessages.reason))).toHaveValue('A rash')
    await page.getByLabel(patient.say(whoMessages.phone)).fill(newPhone())
    await patient.sendCode()

    await page.goto(`/${locale}/dashboard/main`)
    await visitor.askForCode(suspended.phone)
    await visitor.giveCode(phone)
    await visitor.join({ first: 'Hadi', last: 'Mansour' })
    await visitor.expectSignedIn('Hadi')
    await expect(why).toBeVisible()
    await page.goto(`/${locale}/doctor/dermatology`)
    await expect(page.locator(freeTime).first()).toBeVisible()
    // At a doctor's page, before anything is chosen.
    await page.goto(doctor)
    await expect(page.getByText(patient.say(messages.heading))).toBeVisible()
    await expect(why).toBeVisible()
    await expect(call).toBeVisible()
    await expectAccessible(page, 'a doctor of who is suspended')
    await page.goto(address)
    await expect(patient.heading(messages.heading)).toBeVisible()
    await expect(why).toBeVisible()
    await expect(page.getByRole('button', { name: patient.say(messages.otherPhone) })).toHaveCount(0)
    await expectAccessible(page, 'a suspended account')
    await page.goBack()
    await expect(page.locator(freeTime).first()).toBeVisible()
  })
