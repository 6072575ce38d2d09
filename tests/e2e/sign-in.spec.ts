import type { Page } from '@playwright/test'
import { messages as agreements } from '#src/features/agreements/agreements.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as first } from '#src/features/guest-password/guest-password.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages } from '#src/pages/account/account.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as staying } from '#src/features/stay-signed-in/stay.messages.ts'
import { messages as profile } from '#src/pages/profile/profile.messages.ts'
import { messages as settings } from '#src/pages/settings/settings.messages.ts'
import { makeAccount, statusOf } from './support/account.ts'
import { textOnDevice } from './support/device.ts'
import { visitorAt } from './support/visitor.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, readCode, test } from './support/journey.ts'
import { expectFirstField, markFirstFields } from './support/first-fields.ts'
import { keyboardOf } from './support/keyboard.ts'
import { fillAccountByKeyboard } from './support/keyboard-form.ts'
import { words, type Message } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 0))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('who is new joins with a code and their name, leaves, and comes back by their password [R09 S15 S16 C17 C18 C20 C21]', async ({
      page,
      request,
    }) => {
      const phone = newPhone()
      const visitor = visitorAt(page, request, language)
      await page.goto(`/${locale}/account/sign-in`)
      await expect(visitor.heading(messages.title)).toBeVisible()
      await expectAccessible(page, 'number')
      await visitor.askForCode(phone)
      await expect(page).toHaveURL(/\/account\/verify$/)
      await expectAccessible(page, 'code')
      await page.getByLabel(visitor.say(codeEntry.code)).fill('000000')
      await expect(page.getByRole('alert').getByText(visitor.say(codeEntry.triesLeft, { count: 4 }))).toBeVisible()
      // Nothing of the way is lost by a reload, and no second code is sent.
      await page.reload()
      await visitor.giveCode(phone)
      await expect(page).toHaveURL(/\/account\/sign-up$/)
      await expectAccessible(page, 'names')
      await visitor.press(messages.join)
      await expect(page.getByLabel(visitor.say(messages.first))).toBeFocused()
      await visitor.join({ first: 'Maha', last: 'Nasser', password: 'quiet harbour lamp' })
      await visitor.expectSignedIn('Maha')
      await expectAccessible(page, 'overview')

      await visitor.press(own.signOut)
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      await page.goto(`/${locale}/dashboard/profile`)
      await expect(page).toHaveURL(/\/account\/sign-in$/)
      await visitor.choosePassword(phone)
      await expectAccessible(page, 'password')
      await visitor.givePassword('not the password')
      await expect(page.getByText(visitor.say(messages.triesLeft, { count: 4 }))).toBeVisible()
      await visitor.givePassword('quiet harbour lamp')
      // Back where they were led away from.
      await expect(page).toHaveURL(/\/dashboard\/profile$/)
      await expect(page.getByRole('heading', { level: 1, name: visitor.say(own.profile) })).toBeVisible()
    })
  })

test('a step’s fields are there before its address, and are the same ones with it: who is quick loses neither place nor text', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const visitor = visitorAt(page, request)
  await page.goto('/en-ae/account')
  await expect(visitor.heading(messages.title)).toBeVisible()
  await markFirstFields(page)
  await visitor.askForCode(phone)
  await expectFirstField(page, /verify/, page.getByLabel(visitor.say(codeEntry.code)))
  await visitor.giveCode(phone)
  await expectFirstField(page, /sign-up/, page.getByLabel(visitor.say(messages.first)))
  await page.goBack()
  await expect(visitor.heading(messages.title)).toBeFocused()
})

test('what a guest booked with a phone that they have proven is in their account, and no second code is asked for', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const guest = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/dermatology')
  await guest.fillDetails(phone)
  await guest.sendCode()
  await guest.giveCode(phone)
  await guest.confirm()
  await guest.expectConfirmed()

  await page.goto('/en-ae/dashboard/appointments')
  await expect(page.getByRole('heading', { level: 2, name: words('en', own.onDevice) })).toBeVisible()
  const visits = page.getByRole('list', { name: words('en', own.onDevice) }).getByRole('link')
  await expect(visits).toHaveCount(1)
  await page.getByRole('link', { name: words('en', own.signIn) }).click()
  const visitor = visitorAt(page, request)
  await page.getByLabel(visitor.say(messages.phoneOrEmail)).fill(phone)
  await visitor.press(messages.continue)
  await visitor.join({ first: 'Layla', last: 'Farouk' })
  await visitor.expectSignedIn('Layla')
  // It comes after the account, and moves what stands below it.
  await expect(page.getByRole('heading', { level: 2, name: words('en', own.next) })).toBeVisible()
  await page.getByRole('link', { name: words('en', own.allVisits) }).click()
  const ahead = page.getByRole('list', { name: words('en', own.ahead) }).getByRole('link')
  await expect(ahead).toHaveCount(1)
  await ahead.click()
  await expect(page.getByText('Layla Farouk')).toBeVisible()
  await expectNoGuestToken(page)
})

test('a guest makes an account by a password where the booking is confirmed, and finds the visit there [S21 C29]', async ({
  page,
  request,
  context,
}) => {
  const guest = patientAt(page, request, 'ar')
  const say = (message: Message, values?: Record<string, number>) => words('ar', message, values)
  await openFirstFreeTime(page, '/ar-ae/doctor/dermatology')
  const phone = newPhone()
  await guest.fillDetails(phone)
  await guest.sendCode()
  await guest.giveCode(phone)
  await guest.confirm()
  await guest.expectConfirmed()
  const field = page.getByLabel(say(first.password), { exact: true })
  const save = page.getByRole('button', { name: say(first.save), exact: true })
  await save.click()
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert').getByText(say(first.required))).toBeVisible()
  await field.fill('password1')
  await save.click()
  await expect(page.getByRole('alert').getByText(say(problemMessages.password_refused))).toBeVisible()
  await expectAccessible(page, 'confirmed, with a refused password')
  // A reload keeps what is offered and no password; another tab has it too, until the account is there.
  await page.reload()
  await expect(field).toHaveValue('')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel(say(first.password), { exact: true })).toBeVisible()
  await field.fill('blue door by the sea')
  await context.setOffline(true)
  await save.click()
  await expect(page.getByRole('alert').getByText(say(problemMessages.offline))).toBeVisible()
  await context.setOffline(false)
  await save.click()
  await expect(page.getByRole('status').getByText(say(first.done))).toBeVisible()
  await expect(other.getByLabel(say(first.password), { exact: true })).toBeHidden()
  await other.close()
  await page.getByRole('link', { name: say(first.open) }).click()
  await expect(page.getByRole('link', { name: say(own.allVisits) })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: say(confirmed.heading) })).toBeVisible()
  await expect(field).toBeHidden()
  await page.goForward()
  await page.getByRole('link', { name: say(own.allVisits) }).click()
  await expect(page.getByRole('list', { name: say(own.ahead) }).getByRole('link')).toHaveCount(1)
  await expectNoGuestToken(page)
})

/** What opened a guest's visits on this device is gone: their session opens them. */
async function expectNoGuestToken(page: Page): Promise<void> {
  await expect.poll(() => textOnDevice(page)).toMatch(/"appointmentTokens":\{\}/)
  expect(await textOnDevice(page)).not.toMatch(/guestToken/)
}

test.describe('at 1440 px in ar-ae', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('who has a keyboard alone joins by an email, loses nothing by a wrong code, going back, a lost network or a reload, takes the other tab along, and comes back by a password [R09 S14 C16 C19]', async ({
    page,
    context,
    request,
  }) => {
    const email = `maryam${Date.now()}@example.com`
    const visitor = visitorAt(page, request, 'ar')
    const { say, heading } = visitor
    const keyboard = keyboardOf(page)
    const button = (message: Message) => page.getByRole('button', { name: say(message), exact: true })
    const tree = () => page.getByRole('main').ariaSnapshot()
    await page.goto('/ar-ae/account/sign-in')
    const box = page.getByLabel(say(messages.phoneOrEmail))
    await keyboard.type(box, 'maryam@')
    await page.keyboard.press('Enter')
    await expect(box).toHaveAccessibleDescription(say(messages.emailWrong))
    await expect(box).toBeFocused()
    await expectAccessible(page, 'email')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(heading(messages.codeHeading)).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    for (const part of [
      `heading "${say(messages.codeHeading)}" [level=1]`,
      `textbox "${say(codeEntry.code)}"`,
      ...[messages.changeEmail, messages.continue, messages.byPasswordInstead].map((one) => `button "${say(one)}"`),
    ])
      expect(await tree()).toContain(part)

    const sent = await readCode(request, email)
    const code = page.getByLabel(say(codeEntry.code))
    await expect(code).toBeFocused()
    await page.keyboard.type(sent === '000000' ? '000001' : '000000')
    await expect(code).toHaveAccessibleDescription(say(codeEntry.triesLeft, { count: 4 }))
    await page.goBack()
    await expect(box).toHaveValue(email)
    await page.goForward()
    await expect(code).toBeFocused()
    // The other tab was on its way to a page of the patient's. It is at the same step, and no second code is on its way.
    const other = await context.newPage()
    await other.goto('/ar-ae/dashboard/documents')
    await expect(other).toHaveURL(/\/account\/sign-in$/)
    await other.goto('/ar-ae/account/verify')
    await expect(other.getByText(email)).toBeVisible()
    await page.bringToFront()
    await context.setOffline(true)
    await page.keyboard.type(sent)
    await expect(page.getByRole('alert').getByText(say(codeEntry.offline))).toBeVisible()
    await context.setOffline(false)

    await expect(heading(messages.namesHeading)).toBeVisible()
    // The proof of the email outlives a reload of its tab, and the name is asked for as before.
    await page.reload()
    await expect(page.getByText(say(messages.namesLeadOfEmail))).toBeVisible()
    expect(await textOnDevice(page)).toMatch(/email-proof/)
    await keyboard.press(button(messages.join))
    await expect(page.getByLabel(say(messages.first))).toBeFocused()
    await page.keyboard.type('Maryam')
    await fillAccountByKeyboard(page, { password: 'slow river stone' })
    expect(await tree()).toMatch(new RegExp(`checkbox "${say(agreements.agreeHealth)}[^"]*" \\[checked\\]`))
    await keyboard.press(button(messages.join))
    await visitor.expectSignedIn('Maryam')
    expect(await textOnDevice(page)).not.toMatch(/email-proof/)
    await expect(page).toHaveURL(/\/dashboard\/main$/)
    await expect(other).toHaveURL(/\/dashboard\/documents$/)
    await other.close()

    await page.goto('/ar-ae/dashboard/profile')
    await expect(page.locator('[name="birthday-year"]')).toHaveValue('1990')
    await expect(page.getByText(say(profile.agreedHealth))).toBeVisible()
    await page.goto('/ar-ae/dashboard/main')
    await visitor.press(own.signOut)
    await expect(page).toHaveURL(/\/ar-ae$/)
    await page.goto('/ar-ae/account/sign-in')
    await visitor.choosePassword(email)
    await visitor.givePassword('slow river stone')
    await visitor.expectSignedIn('Maryam')
  })
})

test('who does not stay signed in is forgotten when the browser is closed, here and at the server, and settings say so [R12]', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const phone = newPhone()
  await makeAccount(request, baseURL!, { phone, password: 'slow river stone' })
  const visitor = visitorAt(page, request)
  await page.goto('/en-ae/account/sign-in')
  await page.getByLabel(visitor.say(staying.stay)).uncheck()
  await visitor.choosePassword(phone)
  await visitor.givePassword('slow river stone')
  await visitor.expectSignedIn('Layla')
  await page.goto('/en-ae/dashboard/settings')
  await expect(page.getByText(visitor.say(settings.brief))).toBeVisible()
  const bearer = /"idToken":"([^"]+)"/.exec(await textOnDevice(page))![1]!
  expect(await statusOf(baseURL!, bearer)).toBe(200)
  // What closing the browser does: cookies without an end go.
  await context.clearCookies({ name: 'open-browser-patientweb' })
  await page.goto('/en-ae/dashboard/profile')
  await expect(page).toHaveURL(/\/account\/sign-in$/)
  await page.goto('/en-ae')
  await expect.poll(() => textOnDevice(page)).not.toMatch(/refreshToken|Layla/)
  await expect.poll(() => statusOf(baseURL!, bearer)).toBe(401)
})
