import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import type { OtpAnswer } from '#contract/appointment'
import { additions, calls } from '#contract/services'
import { emailsOf, wrong } from './account-emails.ts'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from './account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pass(3600))

const { accountOf, codeTo, join, lastCode, newEmail, proofOf, verify } = emailsOf(() => world)

describe('a wrong code', () => {
  it('is told how many tries are left, alike where no code was sent [C31]', async () => {
    const tries = async (
      check: (code: string) => Promise<{ code: string | undefined; details: unknown }>,
      code: string,
    ) => {
      const answers = []
      for (let index = 0; index < 6; index += 1) {
        const answer = await check(wrong(code))
        answers.push([answer.code, answer.details])
      }
      return answers
    }
    const phone = world.newPhone()
    const answers = await tries((code) => world.verify(phone, code), await world.codeFor(phone, 'guest_booking'))
    expect(answers).toEqual([
      ...[4, 3, 2, 1].map((attempts_left) => ['code_invalid', { attempts_left }]),
      ['code_attempts_exceeded', undefined],
      ['code_attempts_exceeded', undefined],
    ])
    const email = newEmail()
    expect(await tries((code) => verify(email, code), await codeTo(email))).toEqual(answers)
    for (const nobody of [newEmail(), newEmail()])
      expect(await tries((code) => verify(nobody, code), '123456')).toEqual(answers)
    const unasked = world.newPhone()
    expect(await tries((code) => world.verify(unasked, code), '123456')).toEqual(answers)
  })
})

describe('a new phone', () => {
  const ask = (bearer: string, phone: string) =>
    world.post(calls.sendPhoneToken.path, { phone, country_code: '971' }, { bearer })
  const give = (bearer: string, phone: string, code: string) =>
    world.send<Account>('PUT', calls.verifyPhone.path, { phone, phone_verification_token: code }, { bearer })
  const textedCode = () => /\d{6}/.exec(world.sent.at(-1)!.body)![0]

  it('replaces the old one by its code alone, the old one is told, and other devices stay signed in [C36][C37]', async () => {
    const [old, next] = [world.newPhone(), world.newPhone()]
    const session = await world.join(old, goodPassword)
    expect((await ask(session.idToken, next)).status).toBe(200)
    const code = textedCode()
    expect(await outcome(give(session.idToken, next, wrong(code)))).toBe('code_invalid 400')
    expect((await accountOf(session.idToken)).phone).toBe(old)
    world.sent.length = 0
    const { data } = await give(session.idToken, next, code)
    expect(data).toMatchObject({ phone: next, country_code: '971', phone_verified: true })
    await expect.poll(() => world.sent.map(({ phone }) => phone)).toEqual([`+971${old}`])
    expect(world.sent[0]!.body).not.toContain(next)
    expect((await world.refresh(session.refreshToken)).status).toBe(200)
    expect(await outcome(world.signInByPhone(next, goodPassword))).toBe(200)
    expect(await outcome(world.signInByPhone(old, goodPassword))).toBe('credentials_invalid 400')
    // Sent once more after a lost answer: it is done, nothing is changed or told again, and the code does nothing else.
    expect((await give(session.idToken, next, code)).data).toMatchObject({ phone: next })
    expect(await outcome(give(session.idToken, old, code))).toBe('code_expired 400')
    expect(world.sent.filter(({ phone }) => phone === `+971${old}`)).toHaveLength(1)
  })

  it('is texted one code for one intent, however often it is sent [C36]', async () => {
    const session = await world.join(world.newPhone())
    const next = world.newPhone()
    world.pass(60)
    world.sent.length = 0
    const body = { phone: next, country_code: '971' }
    const ask = (key: string) =>
      world.post<OtpAnswer>(calls.sendPhoneToken.path, body, { bearer: session.idToken, key })
    const first = await ask('one-intent')
    expect(first.status).toBe(200)
    expect((await ask('one-intent')).data).toEqual(first.data)
    expect(world.sent).toHaveLength(1)
    expect(await outcome(ask('another-intent'))).toMatch(/^code_sent_recently/)
  })

  it('is asked for within ten minutes of the sign-in, or once its owner has shown that it is them [C36]', async () => {
    const session = await world.join(world.newPhone(), goodPassword)
    const next = world.newPhone()
    world.pass(601)
    expect(await outcome(ask(session.idToken, next))).toMatch(/^confirmation_needed/)
    expect(world.sent.filter(({ phone }) => phone.endsWith(next))).toEqual([])
    await world.post(additions.confirmOwner.path, { password: base64(goodPassword) }, { bearer: session.idToken })
    expect((await ask(session.idToken, next)).status).toBe(200)
  })

  it('of another account is refused when it is proven, not before [C37]', async () => {
    const [mine, theirs] = [world.newPhone(), world.newPhone()]
    const session = await world.join(mine)
    await world.join(theirs)
    world.pass(60)
    expect((await ask(session.idToken, theirs)).status).toBe(200)
    expect(await outcome(give(session.idToken, theirs, textedCode()))).toBe('account_exists 409')
    expect((await accountOf(session.idToken)).phone).toBe(mine)
  })

  it('is confirmed by the account that asked, and by no other code [C36][C37]', async () => {
    const [phone, other, next] = [world.newPhone(), world.newPhone(), world.newPhone()]
    const session = await world.join(phone)
    const stranger = await world.join(other)
    await ask(session.idToken, next)
    expect(await outcome(give(stranger.idToken, next, textedCode()))).toBe('code_expired 400')
    world.pass(60)
    const signInCode = await world.codeFor(next, 'sign_in')
    expect(await outcome(give(session.idToken, next, signInCode))).toBe('code_invalid 400')
    expect(await outcome(ask(session.idToken, '4123456'))).toMatch(/^phone_/)
  })
})

describe('a new email', () => {
  const ask = (bearer: string, email: string, again = email) =>
    world.send('PUT', calls.updateEmail.path, { email, email_confirmation: again }, { bearer })
  const give = (bearer: string, email: string, code: string) =>
    world.send<Account>('PUT', additions.confirmEmail.path, { email, email_verification_token: code }, { bearer })

  it('replaces the old one by its code alone, and whom the account had is told [C35]', async () => {
    const [old, next] = [newEmail(), newEmail()]
    const { data: session } = await join(old)
    expect(await outcome(ask(session.idToken, next, old))).toBe('validation_failed 400')
    expect((await ask(session.idToken, next)).status).toBe(200)
    const code = lastCode()
    expect((await accountOf(session.idToken)).email).toBe(old.toLowerCase())
    expect(await outcome(give(session.idToken, next, wrong(code)))).toBe('code_invalid 400')
    world.mails.length = 0
    const { data } = await give(session.idToken, next, code)
    expect(data).toMatchObject({ email: next.toLowerCase(), email_verified: true })
    await expect.poll(() => world.mails.map(({ email }) => email)).toEqual([old.toLowerCase()])
    expect(world.mails[0]!.body).not.toContain(next.toLowerCase())
    expect((await give(session.idToken, next, code)).data).toMatchObject({ email: next.toLowerCase() })
    expect(world.mails).toHaveLength(1)
  })

  it('of another account is refused when it is proven, and a phone’s account can have one that is confirmed [C35]', async () => {
    const theirs = newEmail()
    await join(theirs)
    const phone = world.newPhone()
    const session = await world.join(phone)
    world.pass(60)
    await ask(session.idToken, theirs)
    expect(await outcome(give(session.idToken, theirs, lastCode()))).toBe('account_exists 409')
    const mine = newEmail()
    await ask(session.idToken, mine)
    world.sent.length = 0
    await give(session.idToken, mine, lastCode())
    await expect.poll(() => world.sent.map((message) => message.phone)).toEqual([`+971${phone}`])
    world.pass(60)
    expect((await world.signInByToken(await proofOf(mine))).data.PatientID).toBe(session.PatientID)
  })
})
