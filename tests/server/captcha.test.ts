import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaptchaChallenge, CaptchaDetails } from '#contract/captcha'
import type { Problem } from '#contract/problem'
import { additions, calls } from '#contract/services'
import { altchaRules } from '#server/domain/captcha/altcha'
import type { OpenDatabase } from '#server/db/open'
import type { Mail } from '#server/messages/mail/mail-gateway'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { solveCaptcha } from '#tests/support/solve-captcha'
import { addTenant } from '#tests/support/tenants'
import { grownUp } from '#tests/support/grown-up'

/** How many failures of a phone pass without a check. */
const most = 2
const passwordOf = (text: string) => Buffer.from(text).toString('base64')

let now = new Date()
let database: OpenDatabase
let first: TestServer
let second: TestServer
const texts: TextMessage[] = []
const mails: Mail[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  const parts = {
    database,
    clock: () => now,
    secret: Buffer.alloc(32, 7),
    sms: { send: async (message: TextMessage) => void texts.push(message) },
    mail: { send: async (mail: Mail) => void mails.push(mail) },
    config: { captchaAfterFailures: most, captchaCost: 1, trustProxy: 1, basePath: '/care' },
  }
  first = await startTestServer(parts)
  second = await startTestServer(parts)
})
afterAll(async () => {
  await first.close()
  await second.close()
  await database.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000)
})

let phones = 506_100_000
let networks = 0
const newPhone = () => String((phones += 1))
const newAddress = () => `198.51.100.${(networks += 1)}`

type Sent = { body: object; from?: string; tenant?: string; server?: TestServer }

/** What became of a call: `200`, or the code it was refused with, and the problem's details. */
async function send(path: string, { body, from = newAddress(), tenant = 'patientweb', server = first }: Sent) {
  const headers = { 'x-forwarded-for': from }
  const query = { call: Math.random() }
  const answer = await server.call('account', 'POST', path, { body, tenant, headers, query })
  const { code, details } = answer.json<Partial<Problem>>()
  return { outcome: code ? `${code} ${answer.statusCode}` : answer.statusCode, details }
}

const response = (text: string) => ({ 'g-recaptcha-response': text })
const password = (phone: string, text = 'not the password') => ({
  phone,
  country_code: '971',
  password: passwordOf(text),
})
const code = (phone: string, type = 'sign_in') => ({ phone, country_code: '971', type })

async function newChallenge(tenant = 'patientweb', server = first): Promise<CaptchaChallenge> {
  const answer = await server.call('account', 'GET', additions.captchaChallenge.path, { tenant })
  return answer.json<{ data: CaptchaChallenge }>().data
}

/** A phone for which as many wrong passwords were sent as pass without a check. */
async function guessed(): Promise<string> {
  const phone = newPhone()
  for (let wrong = 0; wrong < most; wrong++)
    expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe('credentials_invalid 400')
  return phone
}
const guess = async (phone: string, captcha: string, more: Partial<Sent> = {}) =>
  (await send(calls.signInByPhone.path, { body: { ...password(phone), ...response(captcha) }, ...more })).outcome

const passed = 'credentials_invalid 400'
const refused = 'captcha_required 400'

describe('after a few wrong passwords', () => {
  it('a check is asked for, on every server, with its address [V04]', async () => {
    const phone = await guessed()
    const details: CaptchaDetails = { kind: 'altcha', challenge: '/care/api/account/captcha' }
    for (const server of [first, second])
      expect(await send(calls.signInByPhone.path, { body: password(phone), server })).toEqual({
        outcome: refused,
        details,
      })
  })

  it('a solved challenge passes once, on whichever server [V04]', async () => {
    const phone = await guessed()
    const solved = await solveCaptcha(await newChallenge('patientweb', second))
    expect(await guess(phone, solved)).toBe(passed)
    expect(await guess(phone, solved, { server: second })).toBe(refused)
  })

  it.each([
    ['nothing', async () => ''],
    ['no response at all', async () => 'let me in'],
    ['another tenant’s', async () => solveCaptcha(await newChallenge('other-tenant'))],
    ['one that was made easier', async () => solveCaptcha(easier(await newChallenge()))],
    ['one that was not solved', async () => unsolved(await newChallenge())],
    [
      'one of another server’s making',
      async () => solveCaptcha({ ...(await newChallenge()), signature: 'a'.repeat(64) }),
    ],
  ])('%s does not pass', async (_what, made) => {
    expect(await guess(await guessed(), await made())).toBe(refused)
  })

  it('nor does one that has run out', async () => {
    const phone = await guessed()
    const solved = await solveCaptcha(await newChallenge())
    now = new Date(now.getTime() + altchaRules.minutes * 60_000)
    expect(await guess(phone, solved)).toBe(refused)
  })

  it('the right password ends it, and so does a quarter of an hour', async () => {
    const phone = newPhone()
    await join(phone)
    for (let wrong = 0; wrong < most; wrong++) await send(calls.signInByPhone.path, { body: password(phone) })
    const right = password(phone, 'seven camels at dawn')
    expect((await send(calls.signInByPhone.path, { body: right })).outcome).toBe(refused)
    const solved = response(await solveCaptcha(await newChallenge()))
    expect((await send(calls.signInByPhone.path, { body: { ...right, ...solved } })).outcome).toBe(200)
    expect((await send(calls.signInByPhone.path, { body: right })).outcome).toBe(200)

    const other = await guessed()
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await send(calls.signInByPhone.path, { body: password(other) })).outcome).toBe(passed)
  })

  it('others are asked for none: another phone, the phone at another tenant, who gives a response unasked', async () => {
    const phone = await guessed()
    expect((await send(calls.signInByPhone.path, { body: password(newPhone()) })).outcome).toBe(passed)
    expect((await send(calls.signInByPhone.path, { body: password(phone), tenant: 'other-tenant' })).outcome).toBe(
      passed,
    )
    expect(await guess(newPhone(), 'let me in')).toBe(passed)
  })
})

it('of one network four times as many pass, whatever the phones and the tenants', async () => {
  const from = newAddress()
  for (let wrong = 0; wrong < 4 * most; wrong++) {
    const tenant = wrong % 2 ? 'other-tenant' : 'patientweb'
    expect((await send(calls.signInByPhone.path, { body: password(newPhone()), from, tenant })).outcome).toBe(passed)
  }
  expect((await send(calls.signInByPhone.path, { body: password(newPhone()), from })).outcome).toBe(refused)
  expect((await send(calls.sendCode.path, { body: code(newPhone()), from })).outcome).toBe(refused)
})

describe('codes', () => {
  it.each([
    ['a phone', () => [calls.sendCode.path, code(newPhone())] as const],
    ['an email', () => [additions.sendEmailCode.path, { email: `${newPhone()}@asked.example` }] as const],
    [
      'a link to a new password',
      () => [additions.sendResetLink.path, { email: `${newPhone()}@lost.example` }] as const,
    ],
  ])('asked for by %s each count, and are sent after a check [V04]', async (_what, call) => {
    const [path, body] = call()
    for (let asked = 0; asked < most; asked++) {
      expect((await send(path, { body })).outcome).toBe(200)
      now = new Date(now.getTime() + 31_000)
    }
    const before = texts.length + mails.length
    expect((await send(path, { body })).outcome).toBe(refused)
    expect(texts.length + mails.length).toBe(before)
    const solved = response(await solveCaptcha(await newChallenge()))
    expect((await send(path, { body: { ...body, ...solved } })).outcome).toBe(200)
    expect(texts.length + mails.length).toBe(before + 1)
  })

  it('that are wrong count too, and the right one ends it', async () => {
    const phone = newPhone()
    await send(calls.sendCode.path, { body: code(phone) })
    const typed = (digits: string) => ({ phone, country: '971', type: 'sign_in', phone_verification_token: digits })
    const right = /\d{6}/.exec(texts.at(-1)!.body)![0]
    await send(calls.verifyCode.path, { body: typed(right === '111111' ? '222222' : '111111') })
    expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(refused)
    expect((await send(calls.verifyCode.path, { body: typed(right) })).outcome).toBe(200)
    expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(passed)
  })

  it('asked for once more with the same key is the same call with a check and without, and counts once', async () => {
    const phone = newPhone()
    const once = await keyed(calls.sendCode.path, code(phone))
    expect(once[0]).toBe(200)
    for (let again = 0; again < most; again++)
      expect(await keyed(calls.sendCode.path, { ...code(phone), ...response('unasked') })).toEqual(once)
    for (let wrong = 1; wrong < most; wrong++)
      expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(passed)
    expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(refused)
  })

  it('that are wrong count once, however often they are sent with the same key', async () => {
    const phone = newPhone()
    await join(phone)
    now = new Date(now.getTime() + 31_000)
    expect((await send(calls.sendCode.path, { body: code(phone) })).outcome).toBe(200)
    const sent = /\d{6}/.exec(texts.at(-1)!.body)![0]
    expect((await send(calls.signInByPhone.path, { body: password(phone, 'seven camels at dawn') })).outcome).toBe(200)
    const guess = {
      phone,
      country: '971',
      type: 'sign_in',
      phone_verification_token: sent === '111111' ? '222222' : '111111',
    }
    const refusal = await keyed(calls.verifyCode.path, guess)
    expect(refusal).toEqual([400, 'code_invalid'])
    for (let again = 0; again < most; again++) expect(await keyed(calls.verifyCode.path, guess)).toEqual(refusal)
    for (let wrong = 1; wrong < most; wrong++)
      expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(passed)
    expect((await send(calls.signInByPhone.path, { body: password(phone) })).outcome).toBe(refused)
  })
})

/** A call from somewhere else each time, with one key. */
async function keyed(path: string, body: object) {
  const headers = { 'idempotency-key': '"one-and-the-same"', 'x-forwarded-for': newAddress() }
  const query = { call: Math.random() }
  const answer = await first.call('account', 'POST', path, { body, headers, query })
  const { data, code } = answer.json<{ data?: object; code?: string }>()
  return [answer.statusCode, data ?? code]
}

const easier = ({ parameters, signature }: CaptchaChallenge): CaptchaChallenge => ({
  parameters: { ...parameters, keyPrefix: parameters.keyPrefix.slice(0, 2) },
  signature,
})
const unsolved = (challenge: CaptchaChallenge) =>
  Buffer.from(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } })).toString('base64')

/** An account with a password. */
async function join(phone: string): Promise<void> {
  await send(calls.sendCode.path, { body: code(phone) })
  const headers = { 'x-forwarded-for': newAddress() }
  const typed = {
    phone,
    country: '971',
    type: 'sign_in',
    phone_verification_token: /\d{6}/.exec(texts.at(-1)!.body)![0],
  }
  const verified = await first.call('account', 'POST', calls.verifyCode.path, { body: typed, headers })
  const { guest_token: token } = verified.json<{ data: { guest_token: string } }>().data
  const body = {
    token,
    first_name: 'Layla',
    last_name: 'Haddad',
    ...grownUp,
    password: passwordOf('seven camels at dawn'),
  }
  expect((await send(calls.signUpByPhone.path, { body })).outcome).toBe(200)
}
