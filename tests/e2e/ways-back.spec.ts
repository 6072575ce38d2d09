import { messages as sheet } from '#src/features/confirm-owner/confirm-owner.messages.ts'
import { messages as passkeys } from '#src/features/passkeys/passkeys.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as code } from '#src/pages/booking/code.messages.ts'
import { messages as review } from '#src/pages/booking/review.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { makeAccount } from './support/account.ts'
import { deviceOf } from './support/authenticator.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'

const password = 'quiet harbour lamp'

test('a check in the middle of a booking loses nothing that was typed, in Arabic on a phone [V04 P01]', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'ar')
  await openFirstFreeTime(page, '/ar-ae/doctor/dermatology')
  // As after many codes: whoever asks is to make the check first, which cannot be made at once.
  let isFirst = true
  await page.route('**/api/account/patient/otp', async (route) => {
    if (route.request().postData()!.includes('g-recaptcha-response')) return route.continue()
    const details = { kind: 'altcha', challenge: '/api/account/captcha' }
    return route.fulfill({ status: 400, json: { code: 'captcha_required', message: 'A check comes first.', details } })
  })
  await page.route('**/api/account/captcha', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.fulfill({ status: 404, json: { code: 'not_found', message: 'There is nothing here.' } })
  })
  await patient.fillDetails(phone)
  await page.getByLabel(patient.say(who.reason)).fill('طفح جلدي')
  await patient.button(who.continue).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel(patient.say(who.reason))).toHaveValue('طفح جلدي')
  await expectAccessible(page, 'a check that could not be made')
  await patient.sendCode()
  // Back and forth by the browser: the step is as it was, and the code that is on its way still counts.
  await page.goBack()
  await expect(page.getByLabel(patient.say(who.reason))).toHaveValue('طفح جلدي')
  await expect(page.getByLabel(patient.say(who.phone))).toHaveValue(phone)
  await page.goForward()
  await expect(patient.heading(code.heading)).toBeVisible()
  await patient.giveCode(phone)
  await expect(page.getByText('طفح جلدي')).toBeVisible()
})

test('who shows that it is them goes on where they pressed, and a passkey in the middle of a booking comes back to its step [R09 R12]', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const site = baseURL!.replace('127.0.0.1', 'localhost')
  const phone = newPhone()
  await makeAccount(request, baseURL!, { phone, password })
  const visitor = visitorAt(page, request)
  await deviceOf(page, { offersInFields: false })
  await page.goto(`${site}/en-ae/dashboard/settings`)
  await visitor.choosePassword(phone)
  await visitor.givePassword(password)
  await expect(visitor.heading(own.settings)).toBeVisible()
  // As ten minutes after the sign-in, until the patient has shown that it is them.
  let isConfirmed = false
  await page.route('**/api/account/account/passkeys/*', (route) =>
    isConfirmed
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'confirmation_needed', message: 'Confirm that it is you.' } }),
  )
  await page.route('**/api/account/account/confirmation', async (route) => {
    const answer = await route.fetch()
    isConfirmed = answer.ok()
    await route.fulfill({ response: answer })
  })
  await visitor.press(passkeys.add)
  const dialog = page.getByRole('dialog', { name: visitor.say(sheet.title) })
  await dialog.getByLabel(visitor.say(sheet.password), { exact: true }).fill('not the password')
  await visitor.press(sheet.confirm)
  await expect(dialog.getByRole('alert').getByText(visitor.say(sheet.triesLeft, { count: 4 }))).toBeVisible()
  await expectAccessible(page, 'a wrong password in the sheet')
  await dialog.getByLabel(visitor.say(sheet.password), { exact: true }).fill(password)
  await visitor.press(sheet.confirm)
  await expect(dialog).toHaveCount(0)
  const list = page.getByRole('list', { name: visitor.say(passkeys.heading) }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await page.goto(`${site}/en-ae/dashboard/main`)
  await visitor.press(own.signOut)
  await expect(page).toHaveURL(`${site}/en-ae`)
  await page.waitForLoadState()

  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, `${site}/en-ae/doctor/dermatology`)
  await expect(patient.heading(who.heading)).toBeVisible()
  await page.getByLabel(patient.say(who.reason)).fill('A rash on the arm')
  await visitor.press(who.signIn)
  await visitor.press(passkeys.use)
  await expect(patient.heading(who.heading)).toBeVisible()
  await expect(page.getByLabel(patient.say(who.first))).toHaveValue('Layla')
  await expect(page.getByLabel(patient.say(who.reason))).toHaveValue('A rash on the arm')
  await patient.button(who.continueProven).click()
  await expect(patient.heading(review.heading)).toBeVisible()
})
