import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as person } from '#src/features/person/person.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages } from '#src/pages/relatives/relatives.messages.ts'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 }, hijri: false },
  { language: 'ar', locale: 'ar-sa', size: { width: 1280, height: 900 }, hijri: true },
] as const

for (const { language, locale, size, hijri } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient adds a relative, loses nothing by a reload, changes and removes them [R12 N02 C39 C40 C46 P03 V16]', async ({
      page,
      request,
      baseURL,
    }) => {
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      const { say, press } = visitor
      const field = (name: string) => page.locator(`[name="${name}"]`)
      await page.goto(`/${locale}/dashboard/relatives`)
      await visitor.choosePassword(`+971${phone}`)
      await visitor.givePassword('quiet harbour lamp')
      await expect(page.getByText(visitor.say(messages.none))).toBeVisible()
      await expectAccessible(page, 'no relatives')

      await page.getByRole('link', { name: say(messages.add) }).click()
      await expect(visitor.heading(messages.add)).toBeVisible()
      await press(messages.addNow)
      await expect(field('relationship_id')).toBeFocused()
      await expect(page.getByRole('alert')).toContainText(say(person.relationship))
      await expectAccessible(page, 'a relative with faults')
      await field('relationship_id').selectOption('child')
      await field('first_name').fill('Salma')
      if (hijri) await press(person.hijri)
      await field('birthday-day').fill(hijri ? '9' : '2')
      await field('birthday-month').selectOption(hijri ? '09' : '05')
      await field('birthday-year').fill(hijri ? '1441' : '2020')
      await field('identity_type_id').selectOption('emirates-id')
      await field('identity').fill('784202012345671')
      await field('email').fill('salmä@example.org')
      await page.reload()
      await expect(field('first_name')).toHaveValue('Salma')
      await field('identity').focus()
      await field('identity').blur()
      await expect(field('identity')).toHaveValue('784-2020-1234567-1')
      // What only the platform can tell is said at its field.
      await press(messages.addNow)
      await expect(field('email')).toBeFocused()
      await expect(field('email')).toHaveAccessibleDescription(say(messages.errorEmail))
      await field('email').fill('salma@example.org')
      await press(messages.addNow)
      await expect(visitor.heading(messages.title)).toBeVisible()
      await expect(page.getByText(`${say(person.child)} · `)).toBeVisible()
      await expectAccessible(page, 'relatives')

      await page.getByRole('link', { name: say(messages.edit, { name: 'Salma' }) }).click()
      await expect(field('birthday-year')).toHaveValue(hijri ? '1441' : '2020')
      await field('relationship_id').selectOption('in_care')
      await press(messages.save)
      await expect(page.getByText(`${say(person.in_care)} · `)).toBeVisible()

      await page.getByRole('link', { name: say(messages.edit, { name: 'Salma' }) }).click()
      await page.getByRole('button', { name: say(messages.remove, { name: 'Salma' }) }).click()
      await expectAccessible(page, 'the question before a relative is removed')
      await page.getByRole('button', { name: say(messages.removeNow), exact: true }).click()
      await expect(page.getByText(visitor.say(messages.none))).toBeVisible()
      await page.reload()
      await expect(page.getByText(visitor.say(messages.none))).toBeVisible()

      // The patient's own papers are told in the same way.
      await page.goto(`/${locale}/dashboard/profile`)
      await field('identity_type_id').selectOption('passport')
      await field('identity').fill('n 123 4567')
      await press(profile.save)
      await expect(page.getByText(say(profile.saved))).toBeVisible()
      await page.reload()
      await expect(field('identity')).toHaveValue('N1234567')
      await expect(visitor.heading(own.profile)).toBeVisible()
    })
  })
