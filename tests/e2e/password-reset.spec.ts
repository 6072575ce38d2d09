import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '#contract/services'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { messages } from '#src/pages/password-reset/reset.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { callerOf } from '#tests/support/caller'
import { makeAccount, makeEmailAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, readCode, readLink, test } from './support/journey.ts'
import { textOnDevice } from './support/device.ts'
import { expectFirstField, markFirstFields } from './support/first-fields.ts'
import { keyboardOf } from './support/keyboard.ts'
import { origins } from './support/origins.ts'
import { words, type Message, type TestLanguage } from './support/words.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

const oldPassword = 'the first secret'
const newPassword = 'another long secret'
const path = 'account/forgotpassword'

// Journeys of one run have their own phones: codes to one are limited.
const originOf = (index: number) => origins[index] ?? origins[0]!

/** A patient who has forgotten the password, in one language. */
function patientAt(page: Page, request: APIRequestContext, language: TestLanguage) {
  const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
  const button = (message: Message) =>
    page.getByRole('button', { name: say(message), exact: true }).filter({ visible: true })
  const field = (message: Message) => page.getByLabel(say(message), { exact: true })
  const sees = (message: Message) =>
    expect(page.getByRole('heading', { level: 1, name: say(message), exact: true })).toBeVisible()
  return {
    ...{ say, button, field, sees },
    async givePhone(phone: string) {
      await sees(messages.contactHeading)
      await field(messages.contact).fill(phone)
      await button(messages.sendCode).click()
      await sees(messages.codeHeading)
    },
    async giveCode(phone: string) {
      await field(codeEntry.code).fill(await readCode(request, phone))
      await sees(messages.passwordHeading)
    },
    async givePasswords(first: string, second = first) {
      await field(messages.newPassword).fill(first)
      await field(messages.confirmPassword).fill(second)
      await button(messages.save).click()
    },
  }
}

/** The code of the reset has come: it is another one than that of the sign-up. */
async function awaitNewCode(request: APIRequestContext, phone: string, before: string): Promise<string> {
  let code = before
  await expect(async () => {
    code = await readCode(request, phone)
    expect(code).not.toBe(before)
  }).toPass({ timeout: 10_000 })
  return code
}

for (const { language, locale, viewport } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', viewport: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', viewport: { width: 320, height: 640 } },
    { language: 'ar', locale: 'ar-ae', viewport: { width: 1280, height: 800 } },
  ] as const,
  1,
)) {
  test.describe(`a patient with ${viewport.width} px in ${locale}`, () => {
    test.use({ viewport })

    test('sets a new password by a code with a keyboard alone, which then signs in [P05] [R10] [R11] [U07] [S22] [S23] [S24]', async ({
      page,
      request,
    }, { parallelIndex }) => {
      const origin = originOf(parallelIndex)
      const phone = newPhone()
      await makeAccount(request, origin, { phone, password: oldPassword })
      const signUpCode = await readCode(request, phone)
      const patient = patientAt(page, request, language)
      await page.goto(`/${locale}/${path}`)
      await patient.sees(messages.contactHeading)
      await expectAccessible(page, 'the phone')
      const keyboard = keyboardOf(page)
      await keyboard.type(patient.field(messages.contact), `0${phone}`)
      await page.keyboard.press('Enter')
      await patient.sees(messages.codeHeading)
      await expect(page).toHaveURL(/forgotpassword\?step=code$/)
      await expectAccessible(page, 'the code')

      const code = await awaitNewCode(request, phone, signUpCode)
      await expect(patient.field(codeEntry.code)).toBeFocused()
      await page.keyboard.type(code === '000000' ? '000001' : '000000')
      await expect(patient.field(codeEntry.code)).toHaveAccessibleDescription(
        patient.say(codeEntry.triesLeft, { count: 4 }),
      )
      await expect(patient.field(codeEntry.code)).toHaveValue('')
      await page.keyboard.type(code)
      await patient.sees(messages.passwordHeading)
      await expect(page).toHaveURL(new RegExp(`/${locale}/updatepassword$`))
      await expectAccessible(page, 'the new password')

      await keyboard.type(patient.field(messages.newPassword), newPassword)
      await keyboard.press(patient.button(messages.showNew))
      await expect(patient.field(messages.newPassword)).toHaveAttribute('type', 'text')
      await keyboard.type(patient.field(messages.confirmPassword), newPassword)
      const tree = await page.getByRole('main').ariaSnapshot()
      for (const part of [
        `heading "${patient.say(messages.passwordHeading)}" [level=1]`,
        `textbox "${patient.say(messages.newPassword)}": ${newPassword}`,
        `textbox "${patient.say(messages.confirmPassword)}"`,
        `button "${patient.say(messages.showNew)}" [pressed]`,
      ])
        expect(tree).toContain(part)
      await page.keyboard.press('Enter')
      await patient.sees(messages.doneHeading)
      await expectAccessible(page, 'the end')
      const signIn = page.getByRole('link', { name: patient.say(messages.signIn) })
      await expect(signIn).toHaveAttribute('href', `/${locale}/account/sign-in`)

      const { service, path: address } = calls.signInByPhone
      const enter = (password: string) =>
        callerOf(origin)(service, 'POST', address, {
          body: { phone, country_code: '971', password: toBase64(password) },
          headers: { 'x-forwarded-for': '10.9.8.7' },
        })
      expect((await enter(newPassword)).status).toBe(200)
      expect((await enter(oldPassword)).body.code).toBe('credentials_invalid')
    })
  })
}

test('a password that is missing or differs is refused in the words of the specification [V05] [V06]', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto(`/en-ae/${path}`)
  await patient.field(messages.contact).fill('12')
  await patient.button(messages.sendCode).click()
  await expect(patient.field(messages.contact)).toHaveAccessibleDescription('Invalid phone number')
  await patient.givePhone(phone)
  await patient.giveCode(phone)
  const alert = page.getByRole('alert').filter({ visible: true })

  await patient.givePasswords('', '')
  await expect(alert).toHaveText('New password is required')
  await expect(patient.field(messages.newPassword)).toHaveAccessibleDescription('New password is required')
  await expect(patient.field(messages.newPassword)).toBeFocused()
  await expectAccessible(page, 'missing passwords')

  await patient.givePasswords(newPassword, `${newPassword}!`)
  await expect(alert).toHaveText('new password should be equal with confirm password')
  await expect(patient.field(messages.confirmPassword)).toBeFocused()
  await expect(patient.field(messages.confirmPassword)).toHaveAccessibleDescription(
    'new password should be equal with confirm password',
  )

  // Whether a phone has an account is told to nobody but its owner.
  await patient.givePasswords(newPassword)
  await expect(alert).toContainText(problemMessages.account_not_found.defaultMessage)
})

test('the fields for a new password are there before their address, and are the same ones with it', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto(`/en-ae/${path}`)
  await patient.sees(messages.contactHeading)
  await markFirstFields(page)
  await patient.givePhone(phone)
  await patient.giveCode(phone)
  await expectFirstField(page, /update-?password/, patient.field(messages.newPassword))
})

test('a reload keeps the number and its code, and after the code leads back to the phone', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto(`/en-ae/${path}`)
  await patient.givePhone(phone)
  await page.reload()
  await patient.sees(messages.codeHeading)
  await expect(page.getByText(phone.replace(/^(..)(...)(....)$/, '$1 $2 $3'))).toBeVisible()
  await page.goBack()
  await patient.sees(messages.contactHeading)
  await expect(patient.field(messages.contact)).toHaveValue(phone)
  await page.goForward()
  await patient.sees(messages.codeHeading)
  await patient.giveCode(phone)
  await page.goBack()
  await patient.sees(messages.contactHeading)
  await page.goForward()
  await patient.sees(messages.passwordHeading)

  await page.reload()
  await patient.sees(messages.contactHeading)
  await expect(page.getByText(messages.interrupted.defaultMessage)).toBeVisible()
  await expect(patient.field(messages.contact)).toHaveValue(phone)
  await expect(page).toHaveURL(/\/account\/forgotpassword$/)
})

test('a network that is away for a while costs nothing, and who was on the way to something of theirs is signed in and led there [S25]', async ({
  page,
  context,
  request,
}, { parallelIndex }) => {
  const phone = newPhone()
  await makeAccount(request, originOf(parallelIndex), { phone, password: oldPassword })
  const before = await readCode(request, phone)
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/dashboard/settings')
  await visitorAt(page, request).choosePassword(phone)
  await page.getByRole('link', { name: patient.say(account.forgot) }).click()
  await patient.givePhone(phone)
  const code = await awaitNewCode(request, phone, before)
  const alert = page.getByRole('alert').filter({ visible: true })

  await context.setOffline(true)
  await patient.field(codeEntry.code).fill(code)
  await expect(alert).toHaveText(codeEntry.offline.defaultMessage)
  await context.setOffline(false)
  await patient.sees(messages.passwordHeading)

  await context.setOffline(true)
  await patient.givePasswords(newPassword)
  await expect(alert).toHaveText(messages.saveOffline.defaultMessage)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
  await patient.sees(own.settings)
})

test('the link of a mail sets a new password once, is in no address after it was opened, and signs in nobody on a device that did not ask for it [S25 S26 C14 N10]', async ({
  page,
  browser,
  request,
}, { parallelIndex }) => {
  const email = `salma.${Date.now()}@example.org`
  const origin = originOf(parallelIndex)
  await makeEmailAccount(request, origin, { email, password: oldPassword })
  const asking = patientAt(page, request, 'ar')
  await page.setViewportSize({ width: 390, height: 844 })
  // On the way to something of theirs: there alone a reset would sign in.
  await page.goto('/ar-ae/dashboard/settings')
  await asking.sees(account.title)
  await page.goto(`/ar-ae/${path}`)
  await asking.field(messages.contact).fill(email)
  await asking.button(messages.sendLink).click()
  await asking.sees(messages.mailedHeading)
  await expect(page).toHaveURL(/forgotpassword\?step=mail$/)
  await expectAccessible(page, 'the mail')
  await page.reload()
  await asking.sees(messages.mailedHeading)

  const link = await readLink(request, 'ar-ae')
  const elsewhere = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } })
  const patient = patientAt(elsewhere, request, 'ar')
  // Somebody was on their way to something of theirs here too, and asked for no reset.
  await elsewhere.goto('/ar-ae/dashboard/settings')
  await patient.sees(account.title)
  await elsewhere.goto(link)
  await patient.sees(messages.passwordHeading)
  await expect(elsewhere).toHaveURL(/\/ar-ae\/updatepassword$/)
  // The token is not lost with the address.
  await elsewhere.reload()
  await patient.sees(messages.passwordHeading)
  await patient.givePasswords(newPassword)
  await patient.sees(messages.doneHeading)
  await expect(elsewhere.getByText(patient.say(messages.doneWhy))).toBeVisible()
  expect(await textOnDevice(elsewhere)).not.toMatch(/refreshToken/)
  expect(await textOnDevice(page)).not.toMatch(/refreshToken/)
  const { service, path: address } = calls.signIn
  const body = { email, password: toBase64(newPassword) }
  const headers = { 'x-forwarded-for': '10.9.8.6' }
  expect((await callerOf(origin)(service, 'POST', address, { body, headers })).status).toBe(200)

  await elsewhere.goto('about:blank')
  await elsewhere.goto(link)
  await patient.sees(messages.linkOver)
  await expect(elsewhere.getByText(patient.say(messages.linkUsed))).toBeVisible()
  await expectAccessible(elsewhere, 'a link that is over')
  await patient.button(messages.restartLink).click()
  await patient.sees(messages.contactHeading)
  await elsewhere.close()
})
