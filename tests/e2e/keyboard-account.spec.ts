import { messages as agreements } from '#src/features/agreements/agreements.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { messages as reset } from '#src/pages/password-reset/reset.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { makeEmailAccount } from './support/account.ts'
import { textOnDevice } from './support/device.ts'
import { expect, expectAccessible, newPhone, readCode, readLink, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { fillAccountByKeyboard } from './support/keyboard-form.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'
import type { Message } from './support/words.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', viewport: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', viewport: { width: 1440, height: 900 } },
] as const
const oldPassword = 'the first secret'
const newPassword = 'another long secret'

for (const { language, locale, viewport } of variantsOf(journeys, 0))
  test.describe(`with a keyboard alone, at ${viewport.width} px in ${locale}`, () => {
    test.use({ viewport })

    test('who is new joins by a phone: a wrong code, a code that another tab has used, a reload and a lost network are said and cost nothing [R09 S16 C20 C21]', async ({
      page,
      context,
      request,
    }) => {
      const phone = newPhone()
      const visitor = visitorAt(page, request, language)
      const { say, heading } = visitor
      const keyboard = keyboardOf(page)
      const button = (message: Message) => page.getByRole('button', { name: say(message), exact: true })
      const tree = () => page.getByRole('main').ariaSnapshot()
      await page.goto(`/${locale}/account/sign-in`)
      const box = page.getByLabel(say(account.phoneOrEmail))
      await keyboard.type(box, '12')
      await page.keyboard.press('Enter')
      await expect(box).toHaveAccessibleDescription(say(account.phoneWrong))
      await expect(box).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(phone)
      await page.keyboard.press('Enter')
      const code = page.getByLabel(say(codeEntry.code))
      await expect(code).toBeFocused()
      for (const part of [
        `heading "${say(account.codeHeading)}" [level=1]`,
        `textbox "${say(codeEntry.code)}"`,
        ...[account.change, account.continue, account.byPasswordInstead].map((one) => `button "${say(one)}"`),
      ])
        expect(await tree()).toContain(part)

      const sent = await readCode(request, phone)
      await page.keyboard.type(sent === '000000' ? '000001' : '000000')
      await expect(code).toHaveAccessibleDescription(say(codeEntry.triesLeft, { count: 4 }))
      await page.goBack()
      await expect(box).toHaveValue(phone)
      await page.goForward()
      await expect(code).toBeFocused()
      const other = await context.newPage()
      await other.goto(`/${locale}/account/verify`)
      await expect(other.getByLabel(say(codeEntry.code))).toBeVisible()
      await page.bringToFront()
      await page.keyboard.type(sent)
      await expect(heading(account.namesHeading)).toBeFocused()
      await expectAccessible(page, 'names')

      await other.getByLabel(say(codeEntry.code)).fill(sent)
      await expect(other.getByRole('alert').getByText(say(problemMessages.code_expired))).toBeVisible()
      await other.close()

      await keyboard.press(button(account.join))
      await expect(page.getByLabel(say(account.first))).toBeFocused()
      await page.keyboard.type('Maryam')
      // Nobody reloads within the milliseconds that the browser takes to store the last letter.
      await expect.poll(() => textOnDevice(page)).toContain('Maryam')
      await page.reload()
      await expect(heading(account.namesHeading)).toBeVisible()
      await expect(page.getByLabel(say(account.first))).toHaveValue('Maryam')
      await keyboard.type(page.getByLabel(say(account.last)), 'Saleh')
      await fillAccountByKeyboard(page, { password: oldPassword })
      expect(await tree()).toMatch(new RegExp(`checkbox "${say(agreements.agreeHealth)}[^"]*" \\[checked\\]`))
      await context.setOffline(true)
      await keyboard.press(button(account.join))
      await expect(page.getByRole('alert').getByText(say(problemMessages.offline))).toBeVisible()
      await context.setOffline(false)
      await keyboard.press(button(account.join))
      await visitor.expectSignedIn('Maryam')
    })

    test('a password is set by the link of a mail, in one of two tabs, over a lost network, and what is wrong is read at its field [S26 C14 N10]', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const email = `huda.${Date.now()}@example.org`
      await makeEmailAccount(request, baseURL!, { email, password: oldPassword })
      const visitor = visitorAt(page, request, language)
      const { say, heading } = visitor
      const keyboard = keyboardOf(page)
      const button = (message: Message) => page.getByRole('button', { name: say(message), exact: true })
      const field = (message: Message) => page.getByLabel(say(message), { exact: true })
      const alert = page.getByRole('alert').filter({ visible: true })
      const tree = () => page.getByRole('main').ariaSnapshot()
      await page.goto(`/${locale}/account/forgotpassword`)
      await keyboard.type(field(reset.contact), 'huda@')
      await page.keyboard.press('Enter')
      await expect(field(reset.contact)).toHaveAccessibleDescription(say(reset.emailInvalid))
      await expect(field(reset.contact)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(heading(reset.mailedHeading)).toBeFocused()
      for (const part of [
        `heading "${say(reset.mailedHeading)}" [level=1]`,
        ...[reset.changeEmail, reset.mailAgain].map((one) => `button "${say(one)}"`),
      ])
        expect(await tree()).toContain(part)

      await keyboard.press(button(reset.changeEmail))
      await expect(field(reset.contact)).toHaveValue(email)
      await page.goForward()
      await expect(heading(reset.mailedHeading)).toBeVisible()
      const first = await readLink(request, locale)
      await keyboard.press(button(reset.mailAgain))
      await expect(page.getByText(say(reset.mailedAgain))).toBeVisible()
      await expect.poll(() => readLink(request, locale)).not.toBe(first)
      const link = await readLink(request, locale)

      const other = await context.newPage()
      const there = visitorAt(other, request, language)
      await other.goto(link)
      await expect(there.heading(reset.passwordHeading)).toBeVisible()
      await page.goto(link)
      await expect(heading(reset.passwordHeading)).toBeVisible()
      await page.bringToFront()
      await keyboard.type(field(reset.newPassword), newPassword)
      await keyboard.type(field(reset.confirmPassword), oldPassword)
      await page.keyboard.press('Enter')
      await expect(field(reset.confirmPassword)).toBeFocused()
      await expect(field(reset.confirmPassword)).toHaveAccessibleDescription(say(reset.unequal))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(newPassword)
      await keyboard.press(button(reset.showConfirm))
      for (const part of [
        `textbox "${say(reset.newPassword)}"`,
        `textbox "${say(reset.confirmPassword)}": ${newPassword}`,
        `button "${say(reset.showConfirm)}" [pressed]`,
      ])
        expect(await tree()).toContain(part)
      await context.setOffline(true)
      await keyboard.press(button(reset.save))
      await expect(alert).toHaveText(say(reset.saveOffline))
      await context.setOffline(false)
      await expect(heading(reset.doneHeading)).toBeFocused()
      // Nobody gets back to a form whose link is used.
      await page.goBack()
      await expect(field(reset.newPassword)).toHaveCount(0)

      await other.bringToFront()
      await other.getByLabel(say(reset.newPassword), { exact: true }).fill('a third secret')
      await other.getByLabel(say(reset.confirmPassword), { exact: true }).fill('a third secret')
      await there.press(reset.save)
      await expect(other.getByRole('alert').filter({ hasText: say(reset.linkUsed) })).toBeVisible()
      await other.close()

      await page.goto(`/${locale}/account/sign-in`)
      await keyboard.type(page.getByLabel(say(account.phoneOrEmail)), email)
      await keyboard.press(button(account.byPassword))
      await keyboard.type(field(account.password), oldPassword)
      await page.keyboard.press('Enter')
      await expect(field(account.password)).toHaveAccessibleDescription(say(account.triesLeft, { count: 4 }))
      await expect(field(account.password)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(newPassword)
      await page.keyboard.press('Enter')
      await visitor.expectSignedIn('Maha')
      expect(await textOnDevice(page)).not.toContain(link.split('#')[1]!)
    })
  })
