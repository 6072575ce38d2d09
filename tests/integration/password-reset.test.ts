import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodPassword, openAccountWorld, outcome, type AccountWorld } from './account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pass(3600))

const newPassword = 'eight goats at dusk'
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A phone with an account, what its sign-up gave, and the right to set its password. */
async function beginReset() {
  const phone = world.newPhone()
  const session = await world.join(phone, goodPassword)
  world.pass(60)
  return { phone, session, token: await resetTokenOf(phone) }
}
const resetTokenOf = async (phone: string, given?: { tenant?: string }) => {
  const code = await world.codeFor(phone, 'reset_password', given)
  return (await world.verifyReset(phone, code, given)).data.token_reset_password
}

describe('the code of a reset', () => {
  it('is traded for ten minutes in which a password can be set, account or not [C27]', async () => {
    const known = world.newPhone()
    await world.join(known)
    world.pass(60)
    for (const phone of [known, world.newPhone()]) {
      const { status, data } = await world.verifyReset(phone, await world.codeFor(phone, 'reset_password'))
      const expires_at = new Date(world.now().getTime() + 600_000).toISOString()
      expect([status, data]).toEqual([200, { token_reset_password: expect.stringMatching(/^[\w-]{43}$/), expires_at }])
    }
  })

  it('works once, for its phone and tenant, and only one of a reset does [C27][T05]', async () => {
    const phone = world.newPhone()
    const booking = await world.codeFor(phone, 'guest_booking')
    expect(await outcome(world.verifyReset(phone, booking))).toBe('code_invalid 400')
    world.pass(60)
    const code = await world.codeFor(phone, 'reset_password')
    expect(await outcome(world.verifyReset(phone, wrong(code)))).toBe('code_invalid 400')
    expect(await outcome(world.verifyReset(world.newPhone(), code))).toBe('code_invalid 400')
    expect(await outcome(world.verifyReset(phone, code, { tenant: 'other-tenant' }))).toBe('code_invalid 400')
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(world.verifyReset(phone, code))))
    expect(outcomes.filter((each) => each === 200)).toHaveLength(1)
    expect(await outcome(world.verifyReset(phone, code))).toBe('code_expired 400')
  })

  it('ends after ten minutes, or five wrong tries [C27]', async () => {
    const phone = world.newPhone()
    const late = await world.codeFor(phone, 'reset_password')
    world.pass(600)
    expect(await outcome(world.verifyReset(phone, late))).toBe('code_expired 400')
    const code = await world.codeFor(phone, 'reset_password')
    for (let index = 0; index < 4; index += 1) await world.verifyReset(phone, wrong(code))
    expect(await outcome(world.verifyReset(phone, wrong(code)))).toBe('code_attempts_exceeded 429')
    expect(await outcome(world.verifyReset(phone, code))).toBe('code_attempts_exceeded 429')
  })

  it('sent again with its key is given the first answer, and no other try is counted [C27]', async () => {
    const phone = world.newPhone()
    const code = await world.codeFor(phone, 'reset_password')
    const first = await world.verifyReset(phone, code, { key: `reset-of-${phone}` })
    expect(await world.verifyReset(phone, code, { key: `reset-of-${phone}` })).toEqual(first)
    expect(first.status).toBe(200)
  })
})

describe('the new password', () => {
  it('takes the place of the old one [C28]', async () => {
    const { phone, token } = await beginReset()
    const { status, data } = await world.reset(phone, token, newPassword)
    expect([status, data]).toEqual([200, { updated: true }])
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('credentials_invalid 400')
    expect(await outcome(world.signInByPhone(phone, newPassword))).toBe(200)
  })

  it('is the first one of an account that had none [C28]', async () => {
    const phone = world.newPhone()
    await world.join(phone)
    world.pass(60)
    expect(await outcome(world.reset(phone, await resetTokenOf(phone), newPassword))).toBe(200)
    await vi.waitFor(() => expect(world.sent.at(-1)!.body).toContain('a first password was set'))
    expect(await outcome(world.signInByPhone(phone, newPassword))).toBe(200)
  })

  it('ends every session of the account, on all devices, and of nobody else [C28]', async () => {
    const { phone, session, token } = await beginReset()
    const other = (await world.signInByPhone(phone, goodPassword)).data
    const next = (await world.refresh(other.refreshToken)).data
    const stranger = await world.join(world.newPhone())
    await world.reset(phone, token, newPassword)
    const bearers = [session.idToken, other.idToken, next.idToken, stranger.idToken]
    expect(await Promise.all(bearers.map(world.statusOf))).toEqual([401, 401, 401, 200])
    for (const { refreshToken } of [session, other, next])
      expect(await outcome(world.refresh(refreshToken))).toBe('unauthenticated 401')
    expect(await outcome(world.refresh(stranger.refreshToken))).toBe(200)
  })

  it('leaves no session of the old one, which signs in at the same moment [C28]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { phone, token } = await beginReset()
      const [signedIn] = await Promise.all([
        world.signInByPhone(phone, goodPassword),
        world.reset(phone, token, newPassword),
      ])
      if (signedIn.status === 200) expect(await world.statusOf(signedIn.data.idToken)).toBe(401)
      else expect(signedIn.code).toBe('credentials_invalid')
    }
  })

  it('is told to the phone in the patient’s language, once, and without a secret [C28]', async () => {
    for (const [locale, words] of [
      ['en-ae', /your forgotten password was replaced .* signed out everywhere/],
      ['ar-ae', /استُبدلت كلمة مرورك المنسية/],
      ['id', /kata sandi Anda yang terlupa telah diganti/],
    ] as const) {
      const { phone, token } = await beginReset()
      const before = world.sent.length
      const key = `setting-for-${phone}`
      const first = await world.reset(phone, token, newPassword, { locale, key })
      expect(await world.reset(phone, token, newPassword, { locale, key })).toEqual(first)
      await vi.waitUntil(() => world.sent.length > before)
      const told = world.sent.slice(before)
      expect(told).toMatchObject([{ tenantCode: 'patientweb', phone: `+971${phone}` }])
      expect(told[0]!.body).toMatch(words)
      expect(told[0]!.body).not.toMatch(/\d|goats/)
    }
  })

  it('is set once by one right, also where it is sent at once [C28]', async () => {
    const { phone, token } = await beginReset()
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(world.reset(phone, token, newPassword))))
    expect(outcomes.map(String).sort()).toEqual(['200', 'reset_token_invalid 400', 'reset_token_invalid 400'])
  })

  it('needs a right that is its phone’s and tenant’s, and no older than ten minutes [C28][T05]', async () => {
    const { phone, session, token } = await beginReset()
    const other = await beginReset()
    const refused = 'reset_token_invalid 400'
    expect(await outcome(world.reset(other.phone, token, newPassword))).toBe(refused)
    expect(await outcome(world.reset(phone, token, newPassword, { tenant: 'other-tenant' }))).toBe(refused)
    expect(await outcome(world.reset(phone, 'nobody-was-given-this', newPassword))).toBe(refused)
    expect(await outcome(world.reset(phone, session.refreshToken, newPassword))).toBe(refused)
    world.pass(600)
    expect(await outcome(world.reset(phone, token, newPassword))).toBe(refused)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('that is refused uses up no right [C28]', async () => {
    const { phone, token } = await beginReset()
    const refused = await world.reset(phone, token, 'password1')
    expect(refused).toMatchObject({ status: 400, code: 'password_refused', details: { reason: 'common' } })
    expect(await outcome(world.reset(phone, token, newPassword))).toBe(200)
  })

  it('of a phone without an account is refused by that name, to who has proved the phone alone [C28]', async () => {
    const phone = world.newPhone()
    expect(await outcome(world.reset(phone, 'nobody-was-given-this', newPassword))).toBe('reset_token_invalid 400')
    expect(await outcome(world.reset(phone, await resetTokenOf(phone), newPassword))).toBe('account_not_found 404')
  })

  it('signs in though many wrong ones came before it', async () => {
    const { phone, token } = await beginReset()
    for (let index = 0; index < 5; index += 1) await world.signInByPhone(phone, 'another password')
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('sign_in_paused 409')
    await world.reset(phone, token, newPassword)
    expect(await outcome(world.signInByPhone(phone, newPassword))).toBe(200)
  })
})

it('nothing of a reset can be read in the database', async () => {
  const { phone, token } = await beginReset()
  await world.reset(phone, token, newPassword, { key: `nothing-to-read-${phone}` })
  const stored = await world.stored()
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(newPassword)
  expect(stored).not.toContain(Buffer.from(newPassword).toString('base64'))
})
