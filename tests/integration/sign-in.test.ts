import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from './account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pass(3600))

describe('the proof of a phone', () => {
  it('signs in to the account of the phone [S16][S17][C24]', async () => {
    const phone = world.newPhone()
    const { PatientID } = await world.join(phone)
    world.pass(60)
    const { status, data } = await world.signInByToken(await world.proofOf(phone))
    expect([status, data]).toEqual([
      200,
      {
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: 900,
        PatientID,
        phone: `+971${phone}`,
      },
    ])
    expect(await world.statusOf(data.idToken)).toBe(200)
    expect((await world.refresh(data.refreshToken)).status).toBe(200)
  })

  it('that a booking’s code gave does so as well', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    const { data } = await world.verify(phone, await world.codeFor(phone, 'guest_booking'))
    expect(await outcome(world.signInByToken(data.guest_token))).toBe(200)
  })

  it('signs in once, and goes on proving the phone', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    const proof = await world.proofOf(phone)
    expect(await outcome(world.signInByToken(proof))).toBe(200)
    expect(await outcome(world.signInByToken(proof))).toBe('guest_token_invalid 403')
    // Neither is a first password set by it; but it is no unknown token either.
    expect(await outcome(world.setNewPassword(proof, phone, goodPassword))).toBe('guest_token_invalid 403')
    const rows = await world.database.query<object>(
      `select 1 from sessions where kind = 'guest' and phone = $1 and traded_at is not null and revoked_at is null`,
      [`+971${phone}`],
    )
    expect(rows).toHaveLength(2)
  })

  it('signs in once where it is sent many times at once [C24]', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    const proof = await world.proofOf(phone)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome(world.signInByToken(proof))))
    expect(outcomes.map(String).sort()).toEqual(['200', ...Array<string>(3).fill('guest_token_invalid 403')])
  })

  it('gives the same session to a call that is repeated with its key', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    const proof = await world.proofOf(phone)
    const first = await world.signInByToken(proof, { key: `sign-in-${phone}` })
    expect(await world.signInByToken(proof, { key: `sign-in-${phone}` })).toEqual(first)
    expect(first.status).toBe(200)
  })

  it('of nobody’s account is told so, and still signs up [C24][C20]', async () => {
    const proof = await world.proofOf(world.newPhone())
    expect(await outcome(world.signInByToken(proof))).toBe('account_not_found 404')
    expect(await outcome(world.signUp(proof))).toBe(200)
  })

  it('is no proof at another tenant, after half an hour, or where nobody was given it [C24][T05]', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    await world.join(phone, undefined, { tenant: 'other-tenant' })
    world.pass(60)
    const proof = await world.proofOf(phone)
    expect(await outcome(world.signInByToken(proof, { tenant: 'other-tenant' }))).toBe('guest_token_invalid 403')
    expect(await outcome(world.signInByToken('nobody-was-given-this'))).toBe('guest_token_invalid 403')
    const { idToken } = await world.join(world.newPhone())
    expect(await outcome(world.signInByToken(idToken))).toBe('guest_token_invalid 403')
    world.pass(1800)
    expect(await outcome(world.signInByToken(proof))).toBe('guest_token_invalid 403')
  })
})

describe('a code to sign in', () => {
  it('is traded by its purpose alone, and one of a reset not at all [C26][C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeFor(phone, 'sign_in')
    expect(await outcome(world.verify(phone, code))).toBe('code_invalid 400')
    expect(await outcome(world.verify(phone, code, 'sign_in'))).toBe(200)
    const reset = await world.codeFor(phone, 'reset_password')
    expect(await outcome(world.verify(phone, reset))).toBe('code_invalid 400')
    expect(await outcome(world.verify(phone, reset, 'reset_password'))).toBe('validation_failed 400')
  })

  it('is texted to phones with and without an account alike [C26]', async () => {
    const [known, unknown] = [world.newPhone(), world.newPhone()]
    await world.join(known)
    world.pass(60)
    const ask = (phone: string, type: string) =>
      world.post('/patient/otp', { phone, country_code: '971', type }).then(({ status, data }) => [status, data])
    for (const type of ['sign_in', 'reset_password']) {
      expect(await ask(known, type)).toEqual(await ask(unknown, type))
      world.pass(60)
    }
  })
})

describe('phone and password', () => {
  it('sign in, whatever the signs of the password, and nothing is trimmed [S15][C17]', async () => {
    const phone = world.newPhone()
    const password = '  كلمة سرّ طويلة 🐪 '
    const { PatientID } = await world.join(phone, password)
    const { status, data } = await world.signInByPhone(phone, password)
    expect([status, data]).toMatchObject([200, { PatientID, phone: `+971${phone}`, expiresIn: 900 }])
    expect(await world.statusOf(data.idToken)).toBe(200)
    expect(await outcome(world.signInByPhone(phone, password.trim()))).toBe('credentials_invalid 400')
    expect(await outcome(world.signInByPhone(phone, password, { tenant: 'other-tenant' }))).toBe(
      'credentials_invalid 400',
    )
  })

  it('are refused as a text that is not Base64 of UTF-8 [C17]', async () => {
    const phone = world.newPhone()
    for (const password of [
      'a',
      'YQ',
      base64('x').replace('=', ''),
      Buffer.from([0xff, 0xfe, 0xfd]).toString('base64'),
    ])
      expect(await outcome(world.post('/auth/login/phone', { phone, country_code: '971', password }))).toBe(
        'validation_failed 400',
      )
  })

  it('are told how many tries are left and then when to come again, alike for phones with and without an account [C17]', async () => {
    const [known, unknown, codesOnly] = [world.newPhone(), world.newPhone(), world.newPhone()]
    await world.join(known, goodPassword)
    await world.join(codesOnly)
    const tries = async (phone: string) => {
      const answers = []
      for (let index = 0; index < 6; index += 1) answers.push(await world.signInByPhone(phone, 'another password'))
      return answers
    }
    const answers = await tries(known)
    expect(answers).toMatchObject([
      ...[4, 3, 2, 1, 0].map((attempts_left) => ({
        status: 400,
        code: 'credentials_invalid',
        details: { attempts_left },
      })),
      {
        status: 409,
        code: 'sign_in_paused',
        details: { retry_at: new Date(world.now().getTime() + 900_000).toISOString() },
      },
    ])
    expect(await tries(unknown)).toEqual(answers)
    expect(await tries(codesOnly)).toEqual(answers)
  })

  it('wait a quarter of an hour after five wrong ones, also with the right one; other tenants and codes do not [C17]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    for (let index = 0; index < 5; index += 1) {
      await world.signInByPhone(phone, 'another password')
      world.pass(60)
    }
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('sign_in_paused 409')
    expect(await outcome(world.signInByPhone(phone, goodPassword, { tenant: 'other-tenant' }))).toBe(
      'credentials_invalid 400',
    )
    expect(await outcome(world.signInByToken(await world.proofOf(phone)))).toBe(200)
    world.pass(14 * 60 - 1)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('sign_in_paused 409')
    world.pass(1)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('share five tries where they are guessed at once [C17]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => outcome(world.signInByPhone(phone, `guess ${index}`))),
    )
    expect(outcomes.map(String).sort()).toEqual([
      ...Array<string>(5).fill('credentials_invalid 400'),
      ...Array<string>(3).fill('sign_in_paused 409'),
    ])
  })

  it('that are right cost no try, and leave wrong ones counted [C17]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    await world.signInByPhone(phone, 'another password')
    for (let index = 0; index < 6; index += 1) expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
    expect((await world.signInByPhone(phone, 'another password')).details).toEqual({ attempts_left: 3 })
  })

  it('sign in who may not book at present', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    world.pass(60)
    await world.database.execute(`update patients set suspended_to_book = true where phone = '+971${phone}'`)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
    expect(await outcome(world.signInByToken(await world.proofOf(phone)))).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the bearer and the refresh token, and no other device’s [C18]', async () => {
    const phone = world.newPhone()
    const other = await world.join(phone, goodPassword)
    const { idToken, refreshToken } = (await world.signInByPhone(phone, goodPassword)).data
    const next = (await world.refresh(refreshToken)).data
    const { status, data } = await world.signOut(idToken)
    expect([status, data]).toEqual([200, { signed_out: true }])
    expect(await Promise.all([idToken, next.idToken, other.idToken].map(world.statusOf))).toEqual([401, 401, 200])
    for (const token of [refreshToken, next.refreshToken])
      expect(await outcome(world.refresh(token))).toBe('unauthenticated 401')
    expect(await outcome(world.refresh(other.refreshToken))).toBe(200)
    expect(await outcome(world.signOut(idToken))).toBe('unauthenticated 401')
  })

  it('needs somebody who is signed in [C18]', async () => {
    expect(await outcome(world.post('/auth/logout', {}))).toBe('unauthenticated 401')
    const guest = await world.proofOf(world.newPhone())
    expect(await outcome(world.post('/auth/logout', {}, { guest }))).toBe('unauthenticated 401')
  })
})

it('nothing that was sent or given to sign in can be read in the database', async () => {
  const phone = world.newPhone()
  const proof = await world.proofOf(phone)
  const key = { key: `joining-with-${phone}` }
  const { idToken, refreshToken } = (await world.signUp(proof, { password: base64(goodPassword) }, key)).data
  const stored = await world.stored()
  for (const secret of [proof, idToken, refreshToken, goodPassword, base64(goodPassword)])
    expect(stored).not.toContain(secret)
  expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
