import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as first } from '#src/pages/account/account.messages.ts'
import { messages as reset } from '#src/pages/password-reset/reset.messages.ts'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, readCode, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { words } from './support/words.ts'

const password = 'seven camels at dawn'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('after three wrong passwords the device proves itself, beside the page, after five it says how long to wait, and a code signs in meanwhile [V04 S15 S16]', async ({
    page,
    request,
    baseURL,
  }) => {
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password })
    const visitor = visitorAt(page, request)
    await page.goto('/en-ae/account/sign-in')
    await visitor.choosePassword(phone)
    for (const left of [4, 3, 2]) {
      await visitor.givePassword(`not the password ${left}`)
      await expect(page.getByText(visitor.say(first.triesLeft, { count: left }))).toBeVisible()
    }
    const worker = page.waitForEvent('worker')
    const sent = page.waitForRequest(
      (call) => call.url().includes('/auth/login/phone') && call.postData()!.includes('g-recaptcha-response'),
    )
    await visitor.givePassword('not the password 1')
    expect((await worker).url()).toContain('/captcha.js')
    await sent
    await expect(page.getByText(visitor.say(first.triesLeft, { count: 1 }))).toBeVisible()
    await visitor.givePassword('not the password 0')
    await expect(page.getByText(visitor.say(problemMessages.credentials_invalid))).toBeVisible()
    // From now on the right one is no help either: the page says until when, counts down, and keeps what was typed.
    await visitor.givePassword(password)
    await expect(page.getByRole('alert').getByText(visitor.say(first.paused))).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expect(page.getByLabel(visitor.say(first.password), { exact: true })).toHaveValue(password)
    await expectAccessible(page, 'paused')
    await visitor.press(first.byCode)
    await expect(visitor.heading(first.codeHeading)).toBeVisible()
    await visitor.giveCode(phone)
    await visitor.expectSignedIn('Layla')
  })
})

test('a check that cannot be made says so, loses nothing, and is made at the next press, in Arabic [V04]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const phone = newPhone()
  const say = (message: Parameters<typeof words>[1]) => words('ar', message)
  await page.goto('/ar-ae/account/forgotpassword')
  await page.getByLabel(say(reset.contact), { exact: true }).fill(phone)
  // As after many codes: whoever asks is to make the check first.
  let isFirst = true
  await page.route('**/api/account/patient/otp', async (route) => {
    const isChecked = route.request().postData()!.includes('g-recaptcha-response')
    if (isChecked) return route.continue()
    const details = { kind: 'altcha', challenge: '/api/account/captcha' }
    return route.fulfill({ status: 400, json: { code: 'captcha_required', message: 'A check comes first.', details } })
  })
  await page.route('**/api/account/captcha', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.fulfill({ status: 404, json: { code: 'not_found', message: 'There is nothing here.' } })
  })
  await page.getByRole('button', { name: say(reset.sendCode), exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(say(reset.contact), { exact: true })).toHaveValue(phone)
  await expectAccessible(page, 'refused')
  await page.getByRole('button', { name: say(reset.sendCode), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say(reset.codeHeading) })).toBeVisible()
  expect(await readCode(request, phone)).toMatch(/^\d{6}$/)
})
