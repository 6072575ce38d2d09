import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VerifyAnswer } from '#contract/appointment'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import type { SentRequest } from '#tests/support/request'
import { startTestServer } from '#tests/support/server'
import { openCodeWorld, outcome, type CodeWorld } from './account-code-world.ts'

let world: CodeWorld
beforeAll(async () => {
  world = await openCodeWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code', () => {
  it('proves the phone: the guest token is for this phone and tenant, for thirty minutes [C31][P01]', async () => {
    const phone = world.newPhone()
    const answer = await world.verify(phone, await world.codeSentTo(phone))
    const { guest_token, expires_at } = answer.json<{ data: VerifyAnswer }>().data
    expect(expires_at).toBe(new Date(world.now().getTime() + 1_800_000).toISOString())
    expect(Buffer.from(guest_token, 'base64url')).toHaveLength(32)
    const rows = await world.server.database.query<object>(
      `select kind, phone, tenant_code from sessions where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [guest_token],
    )
    expect(rows).toEqual([{ kind: 'guest', phone: `+971${phone}`, tenant_code: 'patientweb' }])
  })

  it('tells who proves the phone that nothing can be booked with it, and why, to nobody else [P04]', async () => {
    const [suspended, other] = [world.newPhone(), world.newPhone()]
    await world.server.database.db.insert(patients).values({
      tenantCode: 'patientweb',
      firstName: 'Hadi',
      lastName: '',
      phone: `+971${suspended}`,
      isGuest: true,
      suspendedToBook: true,
      suspensionReason: 'cover_ended',
    })
    const code = await world.codeSentTo(suspended)
    expect((await world.verify(suspended, wrong(code))).body).not.toContain('suspen')
    const proven = await world.verify(suspended, code)
    expect(proven.json().data).toMatchObject({ suspended_to_book: true, suspension_reason: 'cover_ended' })
    expect((await world.verify(other, await world.codeSentTo(other))).body).not.toContain('suspen')
  })

  it('that is wrong is refused, and the right one still works [C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    expect(await outcome(world.verify(phone, wrong(code)))).toEqual([400, 'code_invalid'])
    expect((await world.verify(phone, code)).statusCode).toBe(200)
  })

  it('works once [C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    expect((await world.verify(phone, code)).statusCode).toBe(200)
    world.pass(1)
    expect(await outcome(world.verify(phone, code))).toEqual([400, 'code_expired'])
  })

  it('works once, also when it is sent many times at once [C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => world.verify(phone, code, { query: { attempt: index } })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('works for ten minutes [C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    world.pass(599)
    const other = world.newPhone()
    const late = await world.codeSentTo(other)
    expect((await world.verify(phone, code)).statusCode).toBe(200)
    world.pass(600)
    expect(await outcome(world.verify(other, late))).toEqual([400, 'code_expired'])
  })

  it('is dead after five wrong tries, the right one then too [C31]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    const tries = []
    for (let index = 0; index < 5; index++)
      tries.push(await outcome(world.verify(phone, wrong(code), { query: { attempt: index } })))
    expect(tries.map(([, problemCode]) => problemCode)).toEqual([
      ...Array<string>(4).fill('code_invalid'),
      'code_attempts_exceeded',
    ])
    expect(await outcome(world.verify(phone, code))).toEqual([429, 'code_attempts_exceeded'])
  })

  it('of an earlier message stops working when a new one is sent [C31]', async () => {
    const phone = world.newPhone()
    const first = await world.codeSentTo(phone)
    world.pass(31)
    const second = await world.codeSentTo(phone)
    expect(await outcome(world.verify(phone, first))).toEqual([400, 'code_invalid'])
    expect((await world.verify(phone, second)).statusCode).toBe(200)
  })

  it('of one tenant or phone opens no other [C31][T05]', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    expect(await outcome(world.verify(phone, code, { tenant: 'other-tenant' }))).toEqual([400, 'code_invalid'])
    expect(await outcome(world.verify(world.newPhone(), code))).toEqual([400, 'code_invalid'])
    expect((await world.verify(phone, code)).statusCode).toBe(200)
  })
})

describe('a call that a browser sends again by itself', () => {
  /** The same bytes once more, as after a connection that broke before the answer. */
  const repeated = (call: SentRequest, key?: string) => () =>
    world.server.app.inject(key ? { ...call, headers: { ...call.headers, 'Idempotency-Key': `"${key}"` } } : call)
  const asking = (phone: string) =>
    world.server.request('account', 'POST', '/patient/otp', {
      body: { phone, country_code: '971', type: 'guest_booking' },
    })
  const verifying = (phone: string, code: string) =>
    world.server.request('account', 'POST', '/patient/verify', {
      body: { phone, country: '971', phone_verification_token: code },
    })
  const attempts = async (phone: string) =>
    (
      await world.server.database.query<{ attempts: number }>('select attempts from one_time_codes where phone = $1', [
        `+971${phone}`,
      ])
    )[0]!.attempts

  it('texts one code, and is given the first answer', async () => {
    const send = repeated(asking(world.newPhone()), 'one-request-for-a-code')
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body])
    expect(world.sent).toHaveLength(1)
  })

  it('is told to come back while the message is still on its way, by any server, and never that it was sent', async () => {
    const other = await startTestServer({
      database: world.server.database,
      clock: world.now,
      sms: { send: async () => {} },
    })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    let fail = (_: Error) => {}
    world.gateway.whileSending = () => {
      arrive()
      return new Promise((_, reject) => (fail = reject))
    }
    const call = asking(world.newPhone())
    const send = repeated(call, 'while-it-is-sent')
    const first = send()
    await arrived
    const key = { 'Idempotency-Key': '"while-it-is-sent"' }
    const elsewhere = other.app.inject({ ...call, headers: { ...call.headers, ...key } })
    for (const second of [send(), elsewhere]) expect(await outcome(second)).toEqual([409, 'idempotency_in_progress'])
    fail(problem('unavailable'))
    expect(await outcome(first)).toEqual([503, 'unavailable'])
    world.gateway.whileSending = async () => {}
    expect((await send()).statusCode).toBe(200)
    expect(world.sent).toHaveLength(1)
    await other.close()
  })

  it('is done anew when the server ended before the message was sent', async () => {
    const send = repeated(asking(world.newPhone()), 'server-that-ended')
    await send()
    world.pass(60)
    await world.server.database.execute(
      `update idempotency_records set response = null, created_at = now() - interval '2 minutes' where scope like '%/patient/otp%'`,
    )
    expect((await send()).statusCode).toBe(200)
    expect(world.sent).toHaveLength(2)
  })

  it('proves the phone once, with the same proof', async () => {
    const phone = world.newPhone()
    const send = repeated(verifying(phone, await world.codeSentTo(phone)), 'one-right-try')
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body])
  })

  it('with a wrong code counts as one try', async () => {
    const phone = world.newPhone()
    const send = repeated(verifying(phone, wrong(await world.codeSentTo(phone))), 'one-wrong-try')
    for (const _ of [1, 2, 3]) expect(await outcome(send())).toEqual([400, 'code_invalid'])
    expect(await attempts(phone)).toBe(1)
  })

  it('with another code under the same key is not compared at all', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    await repeated(verifying(phone, wrong(code)), 'one-key-two-codes')()
    expect(await outcome(repeated(verifying(phone, code), 'one-key-two-codes')())).toEqual([
      422,
      'idempotency_key_reused',
    ])
    expect(await attempts(phone)).toBe(1)
  })

  it('without a key is refused as a repetition, not as unsigned', async () => {
    const send = repeated(asking(world.newPhone()))
    expect((await send()).statusCode).toBe(200)
    expect(await outcome(send())).toEqual([409, 'request_repeated'])
    expect(world.sent).toHaveLength(1)
  })

  it('keeps no record that the code can be guessed from', async () => {
    const phone = world.newPhone()
    const code = await world.codeSentTo(phone)
    await repeated(verifying(phone, code), 'nothing-to-guess-from')()
    const body = { country: '971', phone, phone_verification_token: code }
    const plain = createHash('sha256')
      .update(JSON.stringify({ body, params: {} }))
      .digest('hex')
    const rows = await world.server.database.query<object>('select request_hash from idempotency_records')
    expect(JSON.stringify(rows)).not.toContain(plain)
  })
})
