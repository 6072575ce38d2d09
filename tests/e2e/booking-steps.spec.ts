import { messages as queuedMessages } from '#src/pages/booking/queued.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as picker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { expect, expectAccessible, newPhone, test, withWorker } from './support/journey.ts'
import { openFirstFreeTime, openTimesOfFirstDoctor, patientAt } from './support/booking.ts'
import { variantsOf } from './support/variants.ts'
import { words, type TestLanguage } from './support/words.ts'

test.use(withWorker)

const places = [
  { language: 'en', locale: 'en-ae', colorScheme: 'light' },
  { language: 'ar', locale: 'ar-sa', colorScheme: 'dark' },
] as const satisfies { language: TestLanguage; locale: string; colorScheme: string }[]

for (const { language, locale, colorScheme } of variantsOf(places, 1)) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the choice of a time is accessible, as days and as a calendar', async ({ page, request }) => {
      const patient = patientAt(page, request, language)
      await openTimesOfFirstDoctor(page, `/${locale}/doctor/neurology`)
      await expect(patient.heading(whenMessages.heading)).toBeVisible()
      const day = page.getByRole('group', { name: words(language, picker.day) }).getByRole('button')
      await expect(day.first()).toBeVisible()
      await expectAccessible(page, 'days and times')
      await patient.button(picker.calendar).click()
      await expect(page.getByRole('grid')).toBeVisible()
      await expectAccessible(page, 'calendar')
    })

    test('a booking that waits for the network is accessible', async ({ page, context, request }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, language)
      await openFirstFreeTime(page, `/${locale}/doctor/paediatrics`)
      await patient.fillDetails(phone)
      await patient.sendCode()
      await patient.giveCode(phone)
      await context.setOffline(true)
      await patient.confirm()
      await expect(patient.heading(queuedMessages.heading)).toBeVisible()
      await expectAccessible(page, 'waiting to be sent')
      await context.setOffline(false)
      await patient.expectConfirmed()
    })
  })
}
