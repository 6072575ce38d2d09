import type { APIRequestContext } from '@playwright/test'
import { calls } from '#contract/services'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as wait } from '#src/features/refused-call/refused-call.messages.ts'
import { mailProblemMessages } from '#src/features/refused-call/mail-problem.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { messages as reset } from '#src/pages/password-reset/reset.messages.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { callerOf } from '#tests/support/caller'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, readCode, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import type { Message } from './support/words.ts'
import { visitorAt } from './support/visitor.ts'

const password = 'quiet harbour lamp'
/** So long a code is good for, and so long no other is sent after five of them. */
const tenMinutes = 601
const usedUp = newPhone()
const usedUpWithAccount = newPhone()
const known = newPhone()
const busyAddress = '10.77.1.1'

let server: OwnServer<{ origin: string; callsOfAddress: number }>
let request: APIRequestContext
// Before the clock is moved on: what is sent here is signed by the time of this machine.
test.beforeAll(async ({ playwright }) => {
  server = await startOwnServer('passing-time-server')
  request = await playwright.request.newContext({ baseURL: server.origin })
  for (const phone of [known, usedUpWithAccount]) await makeAccount(request, server.origin, { phone, password })
  await useCodes(usedUpWithAccount, 4)
  await useCodes(usedUp, 5)
})
test.afterAll(async () => {
  await request.dispose()
  await server.stop()
})
test.afterEach(({ faults }) => {
  // A clock that was moved on refuses the next call once, and what is too much is refused: the browser names both.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of (406|429)/.test(fault)))
})

/** Has codes sent to a phone, and uses each of them. */
async function useCodes(phone: string, count: number): Promise<void> {
  const call = callerOf(server.origin)
  for (let used = 0; used < count; used++) {
    const headers = { 'x-forwarded-for': `10.78.${Number(phone.slice(-2))}.${used}` }
    const number = { phone, type: 'sign_in' }
    await call('account', 'POST', calls.sendCode.path, { headers, body: { ...number, country_code: '971' } })
    const body = { ...number, country: '971', phone_verification_token: await readCode(request, phone) }
    expect((await call('account', 'POST', calls.verifyCode.path, { headers, body })).status).toBe(200)
  }
}

const sentenceBefore = (text: string) => text.slice(0, text.indexOf('.') + 1)

test('who was sent too many codes reads for how long, in Arabic, and signs in by the password meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const visitor = visitorAt(page, request, 'ar')
  await page.goto(`${server.origin}/ar-ae/account/sign-in`)
  await page.getByLabel(visitor.say(account.phoneOrEmail)).fill(usedUpWithAccount)
  await visitor.press(account.continue)
  await expect(page.getByRole('alert')).toContainText(sentenceBefore(visitor.say(problemMessages.codes_of_phone_limit)))
  await expect(page.getByRole('timer')).toHaveText(/^[89]:\d\d$/)
  await expectAccessible(page, 'too many codes')
  await expect(page.getByLabel(visitor.say(account.phoneOrEmail))).toHaveValue(usedUpWithAccount)
  await visitor.press(account.byPassword)
  await visitor.givePassword(password)
  await visitor.expectSignedIn('Layla')
})

test.describe('from an address of many', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': busyAddress } })

  test('who is refused for others in their network reads for how long, loses nothing, and signs in by a code meanwhile', async ({
    page,
  }) => {
    const call = callerOf(server.origin)
    for (let others = 0; others < server.callsOfAddress; others++)
      await call('account', 'POST', calls.signInByPhone.path, {
        headers: { 'x-forwarded-for': busyAddress },
        body: { phone: newPhone(), country_code: '971', password: toBase64('not the password') },
      })
    const visitor = visitorAt(page, request)
    await page.goto(`${server.origin}/en-ae/account/sign-in`)
    await visitor.choosePassword(known)
    await visitor.givePassword(password)
    await expect(page.getByRole('alert')).toContainText(visitor.say(wait.tooMany))
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await expectAccessible(page, 'too many calls')
    await expect(page.getByLabel(visitor.say(account.password), { exact: true })).toHaveValue(password)
    await visitor.press(account.byCode)
    await expect(visitor.heading(account.codeHeading)).toBeVisible()
    await visitor.giveCode(known)
    await visitor.expectSignedIn('Layla')
  })
})

test('who is new and was sent too many codes goes on after the wait, is late with the code, and joins by the next', async ({
  page,
}) => {
  const visitor = visitorAt(page, request)
  await page.goto(`${server.origin}/en-ae/account/sign-in`)
  await page.getByLabel(visitor.say(account.phoneOrEmail)).fill(usedUp)
  await visitor.press(account.continue)
  await expect(page.getByRole('timer')).toBeVisible()
  await server.tell(`${tenMinutes}`)
  await visitor.press(account.continue)
  await expect(visitor.heading(account.codeHeading)).toBeVisible()

  const code = page.getByLabel(visitor.say(codeEntry.code))
  const late = await readCode(request, usedUp)
  await server.tell(`${tenMinutes}`)
  await code.fill(late)
  await expect(page.getByRole('alert').getByText(visitor.say(problemMessages.code_expired))).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expectAccessible(page, 'late')
  await visitor.press(codeEntry.resend)
  await expect.poll(() => readCode(request, usedUp)).not.toBe(late)
  await visitor.giveCode(usedUp)
  await visitor.join({ first: 'Maha', last: 'Nasser' })
  await visitor.expectSignedIn('Maha')
})

test('who is late with the code of a mail reads so in words of a mail, in Arabic, and is sent another one', async ({
  page,
}) => {
  const email = `late.${Date.now()}@example.org`
  const visitor = visitorAt(page, request, 'ar')
  await page.goto(`${server.origin}/ar-ae/account/sign-in`)
  await visitor.askForCode(email)
  const late = await readCode(request, email)
  // A reload in the middle loses nothing.
  await page.reload()
  await expect(visitor.heading(account.codeHeading)).toBeVisible()
  await server.tell(`${tenMinutes}`)
  const code = page.getByLabel(visitor.say(codeEntry.code))
  await code.fill(late)
  await expect(page.getByRole('alert').getByText(visitor.say(mailProblemMessages.code_expired))).toBeVisible()
  await expectAccessible(page, 'late')
  await visitor.press(codeEntry.resend)
  await expect.poll(() => readCode(request, email)).not.toBe(late)
  await visitor.giveCode(email)
  await expect(visitor.heading(account.namesHeading)).toBeVisible()
})

test('who resets a password late reads what to do at the code and at the new password, and a code that another tab has used is over here', async ({
  page,
  context,
}) => {
  const visitor = visitorAt(page, request)
  const { say, press, heading } = visitor
  const alert = page.getByRole('alert').filter({ visible: true })
  const field = (message: Message) => page.getByLabel(say(message), { exact: true })
  await page.goto(`${server.origin}/en-ae/account/forgotpassword`)
  await field(reset.contact).fill(known)
  await press(reset.sendCode)
  await expect(heading(reset.codeHeading)).toBeVisible()
  let sent = await readCode(request, known)
  const askAgain = async () => {
    await press(codeEntry.resend)
    await expect.poll(() => readCode(request, known)).not.toBe(sent)
    sent = await readCode(request, known)
  }
  await server.tell(`${tenMinutes}`)
  await field(codeEntry.code).fill(sent)
  await expect(alert.getByText(say(problemMessages.code_expired))).toBeVisible()
  await expectAccessible(page, 'late')
  await askAgain()

  const other = await context.newPage()
  const there = visitorAt(other, request)
  await other.goto(`${server.origin}/en-ae/account/forgotpassword?step=code`)
  await expect(there.heading(reset.codeHeading)).toBeVisible()
  await page.bringToFront()
  await field(codeEntry.code).fill(sent)
  await expect(heading(reset.passwordHeading)).toBeVisible()
  await other.bringToFront()
  await other.getByLabel(say(codeEntry.code)).fill(sent)
  await expect(other.getByRole('alert').getByText(say(problemMessages.code_expired))).toBeVisible()
  await other.close()

  await server.tell(`${tenMinutes}`)
  await field(reset.newPassword).fill('another long secret')
  await field(reset.confirmPassword).fill('another long secret')
  await press(reset.save)
  await expect(alert).toContainText(say(problemMessages.reset_token_invalid))
  await expectAccessible(page, 'the right is over')
  await press(reset.restart)
  await expect(heading(reset.contactHeading)).toBeVisible()
  await expect(field(reset.contact)).toHaveValue(known)
  await press(reset.sendCode)
  await expect(heading(reset.codeHeading)).toBeVisible()
  await expect.poll(() => readCode(request, known)).not.toBe(sent)
  await field(codeEntry.code).fill(await readCode(request, known))
  await field(reset.newPassword).fill('another long secret')
  await field(reset.confirmPassword).fill('another long secret')
  await press(reset.save)
  await expect(heading(reset.doneHeading)).toBeVisible()
})
