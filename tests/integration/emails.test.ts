import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ResetLinkIsValid, ResetLinkSent } from '#contract/account'
import { additions, calls } from '#contract/services'
import { emailsOf } from './account-emails.ts'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from './account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pass(3600))

const { accountOf, codeTo, join, lastCode, newEmail, proofOf, signIn, verify } = emailsOf(() => world)
const lastToken = () => world.mails.at(-1)!.link!.href.split('#')[1]!

describe('an email', () => {
  it('is proven by its code, and makes an account that has no phone [C19][N11]', async () => {
    const email = newEmail()
    const { status, data } = await join(email, goodPassword)
    expect([status, data]).toEqual([
      200,
      {
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 900,
        PatientID: expect.any(String),
        email: email.toLowerCase(),
      },
    ])
    const account = await accountOf(data.idToken)
    expect(account).toMatchObject({ email: email.toLowerCase(), email_verified: true, phone_verified: false })
    expect(account).not.toHaveProperty('phone')
    expect((await world.refresh(data.refreshToken)).status).toBe(200)
    world.pass(60)
    expect(await outcome(join(email))).toBe('account_exists 409')
  })

  it('signs in by a code, once, in whatever case it is typed [S16][C24]', async () => {
    const email = newEmail()
    const { data: joined } = await join(email)
    world.pass(60)
    const proof = await proofOf(` ${email.toUpperCase()}`.trim())
    const { data } = await world.signInByToken(proof)
    expect(data.PatientID).toBe(joined.PatientID)
    expect(await outcome(world.signInByToken(proof))).toBe('guest_token_invalid 403')
  })

  it('signs in by its password, and is answered alike where it has no account, no password or was only typed [S14][C16]', async () => {
    const [known, withoutPassword, typed] = [newEmail(), newEmail(), newEmail()]
    const { data: joined } = await join(known, goodPassword)
    await join(withoutPassword)
    await world.signUp(await world.proofOf(world.newPhone()), { email: typed, password: base64(goodPassword) })
    expect((await signIn(known, goodPassword)).data.PatientID).toBe(joined.PatientID)
    const tries = async (email: string) => {
      const answers = []
      for (let index = 0; index < 6; index += 1) answers.push(await signIn(email, `guess ${index}`))
      return answers
    }
    const answers = await tries(known)
    expect(answers.map(({ code, details }) => [code, details]).slice(3)).toEqual([
      ['credentials_invalid', { attempts_left: 1 }],
      ['credentials_invalid', { attempts_left: 0 }],
      ['sign_in_paused', { retry_at: new Date(world.now().getTime() + 900_000).toISOString() }],
    ])
    for (const email of [withoutPassword, typed, newEmail()]) expect(await tries(email)).toEqual(answers)
  })

  it('is mailed codes alike whether or not it has an account, in one’s language, and neither floods nor tells', async () => {
    const known = newEmail()
    await join(known)
    world.pass(60)
    const ask = async (email: string) => {
      const { status, data } = await world.post(additions.sendEmailCode.path, { email }, { locale: 'ar-ae' })
      const { email: to, ...mail } = world.mails.at(-1)!
      expect(to).toBe(email.toLowerCase())
      return [status, data, { ...mail, body: mail.body.replace(/\d{6}/, '') }]
    }
    const answer = await ask(known)
    expect(await ask(newEmail())).toEqual(answer)
    expect(answer[2]).toMatchObject({ language: 'ar' })
    expect(await outcome(world.post(additions.sendEmailCode.path, { email: known }))).toBe('code_sent_recently 429')
    const sent = []
    for (let index = 0; index < 6; index += 1) {
      world.pass(60)
      sent.push(await outcome(world.post(additions.sendEmailCode.path, { email: known.toUpperCase() })))
    }
    expect(sent.at(-1)).toBe('codes_of_phone_limit 429')
    expect(await world.stored()).not.toContain(lastCode())
  })

  it('proves nothing at another tenant, and books nothing [T05]', async () => {
    const email = newEmail()
    const code = await codeTo(email, 'other-tenant')
    expect(await outcome(verify(email, code))).toBe('code_invalid 400')
    const proof = await proofOf(newEmail())
    expect(await outcome(world.setNewPassword(proof, world.newPhone(), goodPassword))).toBe('guest_token_invalid 403')
    expect(await outcome(world.signUp(proof))).toBe('guest_token_invalid 403')
    expect(await outcome(world.signInByToken(proof, { tenant: 'other-tenant' }))).toBe('guest_token_invalid 403')
  })
})

describe('the link of a reset', () => {
  const ask = (email: string) => world.post<ResetLinkSent>(additions.sendResetLink.path, { email })
  const check = (idToken: string, given = {}) =>
    world.post<ResetLinkIsValid>(additions.checkResetLink.path, { idToken }, given)
  const set = (idToken: string, password: string, given = {}) =>
    world.post(
      calls.resetPasswordByToken.path,
      { forgotpassword: true, idToken, password: base64(password), returnSecureToken: true },
      given,
    )

  it('can be opened again at once, as by a reload', async () => {
    const email = newEmail()
    await join(email, goodPassword)
    await ask(email)
    const request = world.server.request('account', 'POST', additions.checkResetLink.path, {
      body: { idToken: lastToken() },
    })
    for (const _ of ['opened', 'reloaded']) expect((await world.server.app.inject(request)).statusCode).toBe(200)
  })

  it('is one mail where the connection broke and the browser asks again, and another where the patient does', async () => {
    const email = newEmail()
    await join(email, goodPassword)
    const keyed = (key: string) => {
      const headers = { 'idempotency-key': `"${key}"` }
      return world.server.request('account', 'POST', additions.sendResetLink.path, { body: { email }, headers })
    }
    world.mails.length = 0
    const request = keyed('the-first-press')
    const [first, again] = [await world.server.app.inject(request), await world.server.app.inject(request)]
    expect([first.statusCode, again.json()]).toEqual([200, first.json()])
    expect(world.mails).toHaveLength(1)
    expect((await world.server.app.inject(keyed('the-second-press'))).statusCode).toBe(200)
    expect(world.mails).toHaveLength(2)
  })

  it('sets one new password, ends every session and tells the address [C14][S26][N10]', async () => {
    const email = newEmail()
    const { data: session } = await join(email, goodPassword)
    const { status, data } = await ask(email)
    expect([status, data]).toEqual([
      200,
      { sent: true, expires_at: new Date(world.now().getTime() + 1_800_000).toISOString() },
    ])
    expect(world.mails.at(-1)!.link!.href).toMatch(
      /\/en-ae\/updatepassword\?key=patientweb#[\w-]{43}$|\/en-ae\/updatepassword#[\w-]{43}$/,
    )
    const token = lastToken()
    expect((await check(token)).data).toEqual({ valid: true, expires_at: data.expires_at })
    expect((await check(token, { tenant: 'other-tenant' })).details).toEqual({ reason: 'unknown' })
    expect(await outcome(set(token, 'short'))).toBe('password_refused 400')
    expect(await outcome(set(token, 'eight goats at dusk', { tenant: 'other-tenant' }))).toBe('reset_token_invalid 400')
    world.mails.length = 0
    expect(await outcome(set(token, 'eight goats at dusk'))).toBe(200)
    await expect.poll(() => world.mails.map((mail) => mail.email)).toEqual([email.toLowerCase()])
    expect(await world.statusOf(session.idToken)).toBe(401)
    expect(await outcome(signIn(email, 'eight goats at dusk'))).toBe(200)
    expect(await outcome(signIn(email, goodPassword))).toBe('credentials_invalid 400')
    expect((await set(token, 'nine goats at dusk')).details).toEqual({ reason: 'used' })
    expect([(await check(token)).code, (await check(token)).details]).toEqual([
      'reset_token_invalid',
      { reason: 'used' },
    ])
  })

  it('sets none once another has, or the password was changed by who is signed in', async () => {
    const email = newEmail()
    await join(email, goodPassword)
    await ask(email)
    const first = lastToken()
    await ask(email)
    expect(await outcome(set(lastToken(), 'eight goats at dusk'))).toBe(200)
    expect((await set(first, 'nine goats at dusk')).details).toEqual({ reason: 'used' })

    await ask(email)
    const third = lastToken()
    const { data: session } = await signIn(email, 'eight goats at dusk')
    const { idToken, refreshToken } = session
    const change = { old_password: base64('eight goats at dusk'), new_password: base64('ten goats at dusk') }
    const changed = world.post(calls.changePassword.path, { idToken, refreshToken, ...change }, { bearer: idToken })
    expect(await outcome(changed)).toBe(200)
    expect((await check(third)).details).toEqual({ reason: 'used' })
    expect((await set(third, 'nine goats at dusk')).details).toEqual({ reason: 'used' })
    expect(await outcome(signIn(email, 'ten goats at dusk'))).toBe(200)
  })

  it('is mailed to an address twelve times in a day, by all tenants together', async () => {
    const email = newEmail()
    const outcomes = []
    for (let count = 1; count <= 13; count += 1) {
      const tenant = count % 2 ? 'patientweb' : 'other-tenant'
      outcomes.push(await outcome(world.post(additions.sendResetLink.path, { email }, { tenant })))
      world.pass(601)
    }
    expect(outcomes).toEqual([...Array<number>(12).fill(200), 'codes_of_phone_limit 429'])
    world.pass(86_400)
    expect(await outcome(ask(email))).toBe(200)
  })

  it('ends after half an hour, and is none of a phone’s [C14][S26]', async () => {
    const email = newEmail()
    await join(email, goodPassword)
    await ask(email)
    const token = lastToken()
    world.pass(1800)
    expect((await set(token, 'eight goats at dusk')).details).toEqual({ reason: 'expired' })
    expect((await check(token)).details).toEqual({ reason: 'expired' })
    expect((await set('nobody-was-given-this', 'eight goats at dusk')).details).toEqual({ reason: 'unknown' })
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    const right = await world.verifyReset(phone, await world.codeFor(phone, 'reset_password'))
    expect((await check(right.data.token_reset_password)).details).toEqual({ reason: 'unknown' })
    expect((await set(right.data.token_reset_password, 'eight goats at dusk')).details).toEqual({ reason: 'unknown' })
  })

  it('is answered alike for an address without an account, which is mailed that there is none; five in ten minutes', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await join(known)
    const answers = await Promise.all([known, unknown].map(async (email) => (await ask(email)).data))
    expect(answers[0]).toEqual(answers[1])
    const links = world.mails.slice(-2).map(({ email, link }) => [email, link!.href.includes('#')])
    expect(Object.fromEntries(links)).toEqual({ [known.toLowerCase()]: true, [unknown.toLowerCase()]: false })
    for (let index = 0; index < 4; index += 1) expect(await outcome(ask(unknown))).toBe(200)
    expect(await outcome(ask(unknown))).toBe('codes_of_phone_limit 429')
  })
})
