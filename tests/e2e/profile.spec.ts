import { additions } from '#contract/services'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages } from '#src/pages/profile/profile.messages.ts'
import { callerOf } from '#tests/support/caller'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, readCode, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient tells of themselves, is told what is wrong, loses nothing by a reload, finds it saved, and goes on typing where a session was ended elsewhere [R12 N01 C33 C34 E03]', async ({
      page,
      request,
      baseURL,
      faults,
    }) => {
      const phone = newPhone()
      const elsewhere = await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
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

      // Another device signs this one out while something is typed here.
      await field('emergency_contact_lastname').fill('Quthaybah')
      const { service, path } = additions.endDevices
      const headers = { authorization: `Bearer ${elsewhere.idToken}` }
      const ended = await callerOf(baseURL!)(service, 'POST', path, { body: { which: 'others' }, headers })
      expect(ended.status).toBe(200)
      await visitor.press(messages.save)
      await expect(page).toHaveURL(/\/account\/sign-in\?.*prev=ref/)
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/profile$`))
      await expect(field('emergency_contact_lastname')).toHaveValue('Quthaybah')
      await visitor.press(messages.save)
      await expect(page.getByText(visitor.say(messages.saved))).toBeVisible()
      // A bearer that is over is refused, which the browser says.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('status of 401')))
    })

    test('a patient changes their number and adds an email, each by a code that a reload does not lose [C35 C36 C37]', async ({
      page,
      request,
      baseURL,
    }) => {
      const [old, next] = [newPhone(), newPhone()]
      await makeAccount(request, baseURL!, { phone: old, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      await page.goto(`/${locale}/dashboard/profile`)
      await visitor.choosePassword(old)
      await visitor.givePassword('quiet harbour lamp')
      await expect(visitor.heading(own.profile)).toBeVisible()
      await visitor.press(messages.changePhone)
      const sheet = page.getByRole('dialog', { name: visitor.say(messages.newPhone) })
      const contact = sheet.getByLabel(visitor.say(messages.phone), { exact: true })
      await contact.fill(`0${old}`)
      await visitor.press(messages.sendCode)
      await expect(contact).toHaveAccessibleDescription(visitor.say(messages.errorSamePhone))
      await contact.fill(`0${next}`)
      await expectAccessible(page, 'a new number')
      await visitor.press(messages.sendCode)
      const code = sheet.getByLabel(visitor.say(codeEntry.code), { exact: true })
      await expect(code).toBeFocused()
      await page.reload()
      await visitor.press(messages.enterCode)
      const sent = await readCode(request, next)
      await code.fill(sent === '000000' ? '000001' : '000000')
      await expect(code).toHaveAccessibleDescription(visitor.say(codeEntry.triesLeft, { count: 4 }))
      await expectAccessible(page, 'the code of a new number')
      await code.fill(sent)
      await expect(page.getByText(visitor.say(messages.phoneChanged))).toBeVisible()
      await expect(sheet).toHaveCount(0)
      await expect(page.locator('dl').getByText(next.slice(-4))).toBeVisible()

      const email = `layla.${next}@example.org`
      await visitor.press(messages.addEmail)
      await page.getByRole('dialog').getByLabel(visitor.say(messages.email), { exact: true }).fill(email)
      await visitor.press(messages.sendCode)
      await page
        .getByRole('dialog')
        .getByLabel(visitor.say(codeEntry.code))
        .fill(await readCode(request, email))
      await expect(page.locator('dl').getByText(email)).toBeVisible()
    })
  })
