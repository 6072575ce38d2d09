import { messages as own } from '#console/own/own.messages.ts'
import { messages as passkeys } from '#console/own/passkeys/passkeys.messages.ts'
import { messages as overview } from '#console/overview/overview.messages.ts'
import { messages as passkey } from '#console/second-factor/passkey.messages.ts'
import { messages as shell } from '#console/shell/shell.messages.ts'
import { messages as signIn } from '#console/sign-in/sign-in.messages.ts'
import { deviceOf } from './support/authenticator.ts'
import { inviteOwner, staffAt } from './support/console.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { origins } from './support/origins.ts'
import { variantsOf } from './support/variants.ts'

for (const { language, locale, viewport } of variantsOf(
  [
    { language: 'ar', locale: 'ar-AE', viewport: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-AE', viewport: { width: 1440, height: 900 } },
    { language: 'en', locale: 'en-AE', viewport: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-AE', viewport: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test.describe(`partner staff with a passkey, ${viewport.width} px in ${language}`, () => {
    test.use({ viewport, locale })

    test('join by it, sign in by it, call it something, and never remove the last second factor', async ({ page }, {
      parallelIndex,
    }) => {
      // Passkeys are of a name: an address of numbers has none.
      const origin = (origins[parallelIndex] ?? origins[0]!).replace('127.0.0.1', 'localhost')
      const email = `passkey-${language}${viewport.width}${Date.now()}@partner.example`
      const owner = staffAt(page, language, email)
      const device = await deviceOf(page, { offersInFields: false })
      const isolated = (text: string) => `\u2068${text}\u2069`

      await page.goto(origin + (await inviteOwner(origin, email)))
      await owner.joinByPasskey('Hala Sami')
      await expect(owner.heading(overview.hello, { name: isolated('Hala Sami') })).toBeVisible()

      await owner.press(shell.signOut)
      await owner.givePassword()
      await device.refuse()
      await expect(page.getByRole('button', { name: owner.say(passkey.use) })).toBeFocused()
      await owner.press(passkey.use)
      await expect(page.getByRole('alert')).toHaveText(owner.say(passkey.dismissed))
      await expectAccessible(page, 'a second step by passkey that was closed')
      await device.agree()
      await owner.press(passkey.use)
      await expect(owner.heading(overview.hello, { name: isolated('Hala Sami') })).toBeVisible()

      await page.getByRole('link', { name: owner.say(shell.own), exact: true }).click()
      const rows = page.getByRole('list', { name: owner.say(passkeys.heading) }).getByRole('listitem')
      await expect(rows).toHaveCount(1)
      await rows.getByRole('button').first().click()
      await owner.field(passkeys.name).fill('Laptop')
      await owner.press(passkeys.save)
      await expect(rows).toContainText('Laptop')
      await owner.press(passkeys.remove, { name: isolated('Laptop') })
      await expect(page.getByRole('alert')).toHaveText(owner.say(passkeys.last))
      await expectAccessible(page, 'one’s own passkeys')

      await owner.confirmBy(own.begin)
      await owner.joinCodes(own.factorSave)
      await owner.press(passkeys.remove, { name: isolated('Laptop') })
      await expectAccessible(page, 'the removal of a passkey')
      await owner.confirmBy(passkeys.removeAct)
      await expect(rows).toHaveCount(0)
      await owner.press(shell.signOut)
      await owner.signIn()
      await expect(owner.heading(signIn.heading)).toBeHidden()
      await expect(page.getByText(owner.say(passkeys.none))).toBeVisible()
    })
  })
