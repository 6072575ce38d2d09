import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInAnswer, SignUpPhoneProof } from '#contract/account'
import type { OtpAnswer } from '#contract/appointment'
import { calls } from '#contract/services'
import { openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())

describe('the code by which somebody comes in [C21]', () => {
  type Given = { tenant?: string; key?: string }
  const verify = (phone: string, code: string, given?: Given) =>
    world.post<SignUpPhoneProof>(
      calls.verifySignUpPhone.path,
      { phone, country_code: '971', phone_verification_token: code },
      given,
    )

  it('tells who has it that nobody has joined with the phone, and its proof then makes the account', async () => {
    const phone = world.newPhone()
    const { data } = await verify(phone, await world.codeFor(phone, 'sign_in'))
    expect(data).toEqual({
      guest_token: expect.any(String),
      expires_at: new Date(world.now().getTime() + 1_800_000).toISOString(),
      has_account: false,
    })
    const joined = await world.signUp(data.guest_token, { first_name: 'Amina', last_name: 'Rahman' })
    expect([joined.status, joined.data.phone]).toEqual([200, `+971${phone}`])

    world.pass(60)
    const { data: known } = await verify(phone, await world.codeFor(phone, 'sign_in'))
    expect(known.has_account).toBe(true)
    expect((await world.signInByToken(known.guest_token)).data.PatientID).toBe(joined.data.PatientID)
  })

  it('tells nobody else: a wrong, a late and a used one are refused alike for a known and an unknown phone', async () => {
    const known = world.newPhone()
    await world.join(known)
    world.pass(60)
    const outcomes = async (phone: string) => {
      const code = await world.codeFor(phone, 'sign_in')
      const wrong = await verify(phone, code === '111111' ? '222222' : '111111')
      const used = [await outcome(verify(phone, code)), await outcome(verify(phone, code))]
      world.pass(60)
      const late = await world.codeFor(phone, 'sign_in')
      world.pass(601)
      return [wrong.status, wrong.code, wrong.details, ...used, await outcome(verify(phone, late))]
    }
    const refused = await outcomes(known)
    expect(refused).toEqual([
      ...[400, 'code_invalid', { attempts_left: 4 }],
      ...[200, 'code_expired 400', 'code_expired 400'],
    ])
    expect(await outcomes(world.newPhone())).toEqual(refused)
  })

  it('is one of the sign-in and of its tenant, and a repetition has the first proof', async () => {
    const phone = world.newPhone()
    const ofBooking = await world.codeFor(phone, 'guest_booking')
    expect(await outcome(verify(phone, ofBooking))).toBe('code_invalid 400')
    world.pass(60)
    const code = await world.codeFor(phone, 'sign_in')
    expect(await outcome(verify(phone, code, { tenant: 'other-tenant' }))).toBe('code_invalid 400')
    const first = await verify(phone, code, { key: 'verify-once' })
    expect((await verify(phone, code, { key: 'verify-once' })).data).toEqual(first.data)
    const { status } = await world.post<SignInAnswer>(calls.signInByToken.path, { token: first.data.guest_token })
    expect(status).toBe(404)
  })
})

describe('the other way of a code', () => {
  const ask = (phone: string, more: object = {}, given?: { key?: string; tenant?: string; locale?: string }) =>
    world.post<OtpAnswer>(calls.sendCode.path, { phone, country_code: '971', type: 'sign_in', ...more }, given)
  const second = { channel: 'second' }
  const calledAt = (phone: string) =>
    world.database.query<{ body: string; channel: string | null }>(
      `select body, channel from sent_messages where phone = $1 order by id`,
      [`+971${phone}`],
    )

  it('says it digit by digit in the patient’s language, and the code of before counts no more', async () => {
    const phone = world.newPhone()
    const texted = await world.codeFor(phone, 'sign_in')
    world.pass(30)
    const texts = world.sent.length
    expect((await ask(phone, second, { locale: 'id' })).status).toBe(200)
    expect(world.sent).toHaveLength(texts)
    const [call, ...others] = await calledAt(phone)
    expect([call!.channel, others]).toEqual(['voice', []])
    expect(call!.body).toMatch(/^\d( \d){5} adalah kode masuk ke /)
    expect(call!.body).not.toContain('@')
    const said = /^[\d ]+(?= )/.exec(call!.body)![0].replaceAll(' ', '')
    if (said !== texted) expect(await outcome(world.verify(phone, texted, 'sign_in'))).toBe('code_invalid 400')
    expect(await outcome(world.verify(phone, said, 'sign_in'))).toBe(200)
  })

  it('is answered alike for a known and an unknown phone, and once for each key', async () => {
    const known = world.newPhone()
    await world.join(known)
    world.pass(60)
    const unknown = world.newPhone()
    const first = await ask(unknown, second, { key: 'called-once' })
    expect((await ask(known, second)).data).toEqual(first.data)
    expect((await ask(unknown, second, { key: 'called-once' })).data).toEqual(first.data)
    expect(await calledAt(unknown)).toHaveLength(1)
  })

  it('counts with the text messages: one pause, and one limit of a phone', async () => {
    const phone = world.newPhone()
    const outcomes = []
    for (const more of [{}, second, {}, second, second, second]) {
      outcomes.push(await outcome(ask(phone, more)))
      expect(await outcome(ask(phone, more === second ? {} : second))).toMatch(/^code(_sent_recently|s_of_phone_limit)/)
      world.pass(31)
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 'codes_of_phone_limit 429'])
    expect((await calledAt(phone)).map(({ channel }) => channel)).toEqual(['voice', 'voice', 'voice'])
  })

  it('reaches a new phone of the patient’s too', async () => {
    const { idToken } = await world.join(world.newPhone())
    const phone = world.newPhone()
    const body = { phone, country_code: '971', ...second }
    expect((await world.post(calls.sendPhoneToken.path, body, { bearer: idToken })).status).toBe(200)
    expect(await calledAt(phone)).toHaveLength(1)
  })
})
