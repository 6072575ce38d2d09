import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages } from '#src/pages/profile/profile.messages.ts'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of journeys)
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient tells of themselves, is told what is wrong, loses nothing by a reload, and finds it saved [R12 N01 C33 C34]', async ({
      page,
      request,
      baseURL,
    }) => {
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      const field = (name: string) => page.locator(`[name="${name}"]`)
      await page.goto(`/${locale}/dashboard/profile`)
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
      await expect(visitor.heading(own.profile)).toBeVisible()
      await expect(field('first_name')).toHaveValue('Layla')
      await expectAccessible(page, 'profile')

      await field('height').fill('1.68')
      await field('weight').fill('61')
      await field('blood_type').selectOption('AB-')
      await visitor.press(messages.save)
      await expect(field('height')).toBeFocused()
      await expect(field('height')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page, 'profile with a fault')
      // What was typed is there after a reload, although it is not saved yet.
      await page.reload()
      await expect(field('height')).toHaveValue('1.68')
      await field('height').fill('168')
      await field('last_name').fill('Haddad')
      await field('emergency_contact_name').fill('Omar')
      await field('emergency_contact_phone').fill('055 987 6543')
      await visitor.press(messages.save)
      await expect(page.getByText(visitor.say(messages.saved))).toBeVisible()

      await page.reload()
      await expect(field('height')).toHaveValue('168')
      await expect(field('weight')).toHaveValue('61')
      await expect(field('blood_type')).toHaveValue('AB-')
      await expect(field('last_name')).toHaveValue('Haddad')
      await expect(field('emergency_contact_name')).toHaveValue('Omar')
      await expect(field('emergency_contact_phone')).toHaveValue('+971559876543')
    })
  })
