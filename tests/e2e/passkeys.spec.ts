import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { makeAccount } from './support/account.ts'
import { deviceOf } from './support/authenticator.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const password = 'quiet harbour lamp'

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient adds a passkey, signs in by it where they were, and by it no more once it is removed [R09 R12]', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      // Passkeys are of a name: an address of numbers has none.
      const site = baseURL!.replace('127.0.0.1', 'localhost')
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password })
      const visitor = visitorAt(page, request, language)
      const device = await deviceOf(page, { offersInFields: false })
      const signOut = async () => {
        // What its parts bring moves the button away from under the pointer.
        await page.goto(`${site}/${locale}/dashboard/main`, { waitUntil: 'networkidle' })
        await visitor.press(own.signOut)
        await expect(page).toHaveURL(`${site}/${locale}`)
        await page.waitForLoadState()
      }

      await page.goto(`${site}/${locale}/dashboard/main`)
      await visitor.choosePassword(phone)
      await visitor.givePassword(password)
      await visitor.expectSignedIn('Layla')
      await expect(page.getByText(visitor.say(messages.offerTitle))).toBeVisible()
      await expectAccessible(page, 'the offer of a passkey')
      await visitor.press(messages.notNow)
      await expect(page.getByText(visitor.say(messages.offerTitle))).toHaveCount(0)

      await page.goto(`${site}/${locale}/dashboard/settings`)
      await expect(page.getByText(visitor.say(messages.none))).toBeVisible()
      await device.refuse()
      await visitor.press(messages.add)
      await expect(page.getByText(visitor.say(messages.noneMade))).toBeVisible()
      await device.agree()
      await visitor.press(messages.add)
      const passkeys = page.getByRole('list', { name: visitor.say(messages.heading) }).getByRole('listitem')
      await expect(passkeys).toHaveCount(1)
      await page.getByRole('button', { name: visitor.say(messages.rename, { name: '' }).trim() }).click()
      await page.locator('[name="passkey-name"]').fill('')
      await visitor.press(messages.save)
      await expect(page.locator('[name="passkey-name"]')).toBeFocused()
      await expectAccessible(page, 'a passkey without a name')
      await page.locator('[name="passkey-name"]').fill('هاتف Layla')
      await visitor.press(messages.save)
      await expect(passkeys).toContainText('هاتف Layla')
      await expectAccessible(page, 'settings with a passkey')
      await signOut()

      // Back to where they were going, which is the settings.
      await page.goto(`${site}/${locale}/dashboard/settings`)
      await expect(visitor.heading(account.title)).toBeVisible()
      await expect(page.getByLabel(visitor.say(account.phoneOrEmail))).toHaveAttribute('autocomplete', /webauthn$/)
      await device.refuse()
      await visitor.press(messages.use)
      await expect(page.getByText(visitor.say(messages.noneUsed))).toBeVisible()
      await expectAccessible(page, 'a sign-in by passkey that was closed')
      await device.agree()
      await context.setOffline(true)
      await visitor.press(messages.use)
      await expect(page.getByText(visitor.say(problemMessages.offline))).toBeVisible()
      await context.setOffline(false)
      await visitor.press(messages.use)
      await expect(visitor.heading(own.settings)).toBeVisible()
      await expect(passkeys).toContainText(visitor.say(messages.lastUsed, { day: '', when: '' }).split('·')[1]!.trim())

      await page
        .getByRole('button', { name: visitor.say(messages.remove, { name: 'هاتف Layla' }), exact: true })
        .click()
      await expectAccessible(page, 'the removal of a passkey')
      await visitor.press(messages.removeConfirm)
      await expect(page.getByText(visitor.say(messages.none))).toBeVisible()
      await signOut()
      await page.goto(`${site}/${locale}/account/sign-in`)
      await visitor.press(messages.use)
      await expect(page.getByText(visitor.say(problemMessages.passkey_invalid))).toBeVisible()
      await visitor.askForCode(phone)
      await visitor.giveCode(phone)
      await visitor.expectSignedIn('Layla')
      // Who did not want one is not asked again.
      await expect(page.getByText(visitor.say(own.signOutDetail))).toBeVisible()
      await expect(page.getByText(visitor.say(messages.offerTitle))).toHaveCount(0)
    })
  })

test('a passkey that the browser offers in the field signs in without a press [R09]', async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL!.replace('127.0.0.1', 'localhost')
  const phone = newPhone()
  await makeAccount(request, baseURL!, { phone, password })
  const visitor = visitorAt(page, request)
  await deviceOf(page, { offersInFields: true })
  await page.goto(`${site}/en-ae/dashboard/main`)
  await visitor.choosePassword(phone)
  await visitor.givePassword(password)
  await visitor.press(messages.add)
  await expect(page.getByText(visitor.say(messages.added))).toBeVisible()
  await expect(page.getByText(visitor.say(messages.offerTitle))).toHaveCount(0)
  await visitor.press(own.signOut)
  await expect(page).toHaveURL(`${site}/en-ae`)
  await page.waitForLoadState()
  await page.goto(`${site}/en-ae/dashboard/settings`)
  await expect(visitor.heading(own.settings)).toBeVisible()
  await expect(page.getByRole('list', { name: visitor.say(messages.heading) }).getByRole('listitem')).toHaveCount(1)
})
