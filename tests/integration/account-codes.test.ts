import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OtpAnswer, VerifyAnswer } from '#contract/appointment'
import { patients } from '#server/db/schema/patients'
import { sentMessages } from '#server/db/schema/requests'
import { problem } from '#server/errors'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from '#tests/support/database'
import type { SentRequest } from '#tests/support/request'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let now = new Date('2026-01-05T08:00:00Z')
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

let server: TestServer
const sent: TextMessage[] = []
let isDown = false
/** What happens on a message's way to the phone. */
let whileSending = async () => {}

beforeAll(async () => {
  const database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  const send = async (message: TextMessage) => {
    if (isDown) throw problem('unavailable')
    await whileSending()
    sent.push(message)
  }
  server = await startTestServer({ database, clock: () => now, sms: { send } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})
beforeEach(() => {
  pass(3600)
  sent.length = 0
  isDown = false
})

/** Numbers of the Emirates, a new one for each test. */
let last = 501_000_000
const newPhone = () => String((last += 1))

const askCode = (phone: string, call: object = {}) =>
  server.call('account', 'POST', '/patient/otp', {
    body: { phone, country_code: '971', type: 'guest_booking' },
    ...call,
  })
const verify = (phone: string, code: string, call: object = {}) =>
  server.call('account', 'POST', '/patient/verify', {
    body: { phone, country: '971', phone_verification_token: code },
    ...call,
  })
const codeOf = (message: TextMessage | undefined) => /\d{6}/.exec(message!.body)![0]
const codeSentTo = async (phone: string) => {
  await askCode(phone)
  return codeOf(sent.at(-1))
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const outcome = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().code]
}

describe('asking for a code', () => {
  it('texts six digits to the phone and says until when they work [C26]', async () => {
    const phone = newPhone()
    const answer = await askCode(phone)
    expect(answer.json<{ data: OtpAnswer }>().data).toEqual({
      sent: true,
      code_length: 6,
      expires_at: new Date(now.getTime() + 600_000).toISOString(),
      resend_at: new Date(now.getTime() + 30_000).toISOString(),
    })
    expect(sent).toMatchObject([{ tenantCode: 'patientweb', phone: `+971${phone}` }])
    expect(sent[0]!.body).toMatch(/^\d{6} is your .+ code\./)
  })

  it('is answered in the patient’s language [C26]', async () => {
    await askCode(newPhone(), { locale: 'ar-ae' })
    await askCode(newPhone(), { locale: 'id' })
    expect(sent[0]!.body).toMatch(/رمز التحقق/)
    expect(sent[1]!.body).toMatch(/adalah kode/)
  })

  it.each(['123', '5012345678901', '000000000'])('sends nothing to %s, which is no phone [V02][C26]', async (phone) => {
    const answer = await askCode(phone)
    expect(answer.statusCode).toBe(400)
    expect(['phone_invalid', 'validation_failed']).toContain(answer.json<{ code: string }>().code)
    expect(sent).toEqual([])
  })

  it('keeps neither the code nor anything it can be computed from without the server’s secret', async () => {
    const code = await codeSentTo(newPhone())
    const rows = await server.database.query<{ code_hash: string }>(
      'select code_hash from one_time_codes order by created_at desc limit 1',
    )
    expect(rows[0]!.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[0]!.code_hash).not.toContain(code)
  })

  it('again within 30 seconds is refused with the time it may be asked, and then works [C26]', async () => {
    const phone = newPhone()
    await askCode(phone)
    pass(29)
    const early = await askCode(phone)
    expect([early.statusCode, early.json()]).toMatchObject([
      429,
      { code: 'code_sent_recently', details: { resend_at: new Date(now.getTime() + 1000).toISOString() } },
    ])
    pass(1)
    expect((await askCode(phone)).statusCode).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it('by many at once for one phone sends one', async () => {
    const phone = newPhone()
    const call = (index: number) => ({ headers: { 'X-Forwarded-For': `192.0.2.${index}` } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => askCode(phone, { ...call(index), query: { attempt: index } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429, 429, 429, 429, 429])
    expect(sent).toHaveLength(1)
  })

  it('more than five times in ten minutes is refused for that phone alone', async () => {
    const phone = newPhone()
    for (let index = 0; index < 5; index++) {
      expect((await askCode(phone)).statusCode).toBe(200)
      pass(31)
    }
    expect(await outcome(askCode(phone))).toEqual([429, 'codes_of_phone_limit'])
    expect((await askCode(newPhone())).statusCode).toBe(200)
  })

  it('too often from one address, or at one tenant, is refused', async () => {
    const byAddress = await startTestServer({
      database: server.database,
      clock: () => now,
      config: { codeLimitPerAddress: 2 },
    })
    const byTenant = await startTestServer({
      database: server.database,
      clock: () => now,
      config: { codeLimitPerTenant: 2 },
    })
    for (const limited of [byAddress, byTenant]) {
      pass(3600)
      const ask = () =>
        limited.call('account', 'POST', '/patient/otp', {
          body: { phone: newPhone(), country_code: '971', type: 'guest_booking' },
        })
      const answers = [await ask(), await ask(), await ask()]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
      await limited.close()
    }
  })

  it('says so when no message can be sent, and may be done again at once', async () => {
    const phone = newPhone()
    isDown = true
    expect(await outcome(askCode(phone))).toEqual([503, 'unavailable'])
    isDown = false
    pass(1)
    expect((await askCode(phone)).statusCode).toBe(200)
  })
})

describe('a code', () => {
  it('proves the phone: the guest token is for this phone and tenant, for thirty minutes [C31][P01]', async () => {
    const phone = newPhone()
    const answer = await verify(phone, await codeSentTo(phone))
    const { guest_token, expires_at } = answer.json<{ data: VerifyAnswer }>().data
    expect(expires_at).toBe(new Date(now.getTime() + 1_800_000).toISOString())
    expect(Buffer.from(guest_token, 'base64url')).toHaveLength(32)
    const rows = await server.database.query<object>(
      `select kind, phone, tenant_code from sessions where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [guest_token],
    )
    expect(rows).toEqual([{ kind: 'guest', phone: `+971${phone}`, tenant_code: 'patientweb' }])
  })

  it('tells who proves the phone that nothing can be booked with it, and why, to nobody else [P04]', async () => {
    const [suspended, other] = [newPhone(), newPhone()]
    await server.database.db.insert(patients).values({
      tenantCode: 'patientweb',
      firstName: 'Hadi',
      lastName: '',
      phone: `+971${suspended}`,
      isGuest: true,
      suspendedToBook: true,
      suspensionReason: 'cover_ended',
    })
    const code = await codeSentTo(suspended)
    expect((await verify(suspended, wrong(code))).body).not.toContain('suspen')
    const proven = await verify(suspended, code)
    expect(proven.json().data).toMatchObject({ suspended_to_book: true, suspension_reason: 'cover_ended' })
    expect((await verify(other, await codeSentTo(other))).body).not.toContain('suspen')
  })

  it('that is wrong is refused, and the right one still works [C31]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    expect(await outcome(verify(phone, wrong(code)))).toEqual([400, 'code_invalid'])
    expect((await verify(phone, code)).statusCode).toBe(200)
  })

  it('works once [C31]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    expect((await verify(phone, code)).statusCode).toBe(200)
    pass(1)
    expect(await outcome(verify(phone, code))).toEqual([400, 'code_expired'])
  })

  it('works once, also when it is sent many times at once [C31]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => verify(phone, code, { query: { attempt: index } })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('works for ten minutes [C31]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    pass(599)
    const other = newPhone()
    const late = await codeSentTo(other)
    expect((await verify(phone, code)).statusCode).toBe(200)
    pass(600)
    expect(await outcome(verify(other, late))).toEqual([400, 'code_expired'])
  })

  it('is dead after five wrong tries, the right one then too [C31]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    const tries = []
    for (let index = 0; index < 5; index++)
      tries.push(await outcome(verify(phone, wrong(code), { query: { attempt: index } })))
    expect(tries.map(([, problemCode]) => problemCode)).toEqual([
      ...Array<string>(4).fill('code_invalid'),
      'code_attempts_exceeded',
    ])
    expect(await outcome(verify(phone, code))).toEqual([429, 'code_attempts_exceeded'])
  })

  it('of an earlier message stops working when a new one is sent [C31]', async () => {
    const phone = newPhone()
    const first = await codeSentTo(phone)
    pass(31)
    const second = await codeSentTo(phone)
    expect(await outcome(verify(phone, first))).toEqual([400, 'code_invalid'])
    expect((await verify(phone, second)).statusCode).toBe(200)
  })

  it('of one tenant or phone opens no other [C31][T05]', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    expect(await outcome(verify(phone, code, { tenant: 'other-tenant' }))).toEqual([400, 'code_invalid'])
    expect(await outcome(verify(newPhone(), code))).toEqual([400, 'code_invalid'])
    expect((await verify(phone, code)).statusCode).toBe(200)
  })
})

describe('a call that a browser sends again by itself', () => {
  /** The same bytes once more, as after a connection that broke before the answer. */
  const repeated = (call: SentRequest, key?: string) => () =>
    server.app.inject(key ? { ...call, headers: { ...call.headers, 'Idempotency-Key': `"${key}"` } } : call)
  const asking = (phone: string) =>
    server.request('account', 'POST', '/patient/otp', {
      body: { phone, country_code: '971', type: 'guest_booking' },
    })
  const verifying = (phone: string, code: string) =>
    server.request('account', 'POST', '/patient/verify', {
      body: { phone, country: '971', phone_verification_token: code },
    })
  const attempts = async (phone: string) =>
    (
      await server.database.query<{ attempts: number }>('select attempts from one_time_codes where phone = $1', [
        `+971${phone}`,
      ])
    )[0]!.attempts

  it('texts one code, and is given the first answer', async () => {
    const send = repeated(asking(newPhone()), 'one-request-for-a-code')
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body])
    expect(sent).toHaveLength(1)
  })

  it('is told to come back while the message is still on its way, by any server, and never that it was sent', async () => {
    const other = await startTestServer({ database: server.database, clock: () => now, sms: { send: async () => {} } })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    let fail = (_: Error) => {}
    whileSending = () => {
      arrive()
      return new Promise((_, reject) => (fail = reject))
    }
    const call = asking(newPhone())
    const send = repeated(call, 'while-it-is-sent')
    const first = send()
    await arrived
    const key = { 'Idempotency-Key': '"while-it-is-sent"' }
    const elsewhere = other.app.inject({ ...call, headers: { ...call.headers, ...key } })
    for (const second of [send(), elsewhere]) expect(await outcome(second)).toEqual([409, 'idempotency_in_progress'])
    fail(problem('unavailable'))
    expect(await outcome(first)).toEqual([503, 'unavailable'])
    whileSending = async () => {}
    expect((await send()).statusCode).toBe(200)
    expect(sent).toHaveLength(1)
    await other.close()
  })

  it('is done anew when the server ended before the message was sent', async () => {
    const send = repeated(asking(newPhone()), 'server-that-ended')
    await send()
    pass(60)
    await server.database.execute(
      `update idempotency_records set response = null, created_at = now() - interval '2 minutes' where scope like '%/patient/otp%'`,
    )
    expect((await send()).statusCode).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it('proves the phone once, with the same proof', async () => {
    const phone = newPhone()
    const send = repeated(verifying(phone, await codeSentTo(phone)), 'one-right-try')
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body])
  })

  it('with a wrong code counts as one try', async () => {
    const phone = newPhone()
    const send = repeated(verifying(phone, wrong(await codeSentTo(phone))), 'one-wrong-try')
    for (const _ of [1, 2, 3]) expect(await outcome(send())).toEqual([400, 'code_invalid'])
    expect(await attempts(phone)).toBe(1)
  })

  it('with another code under the same key is not compared at all', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    await repeated(verifying(phone, wrong(code)), 'one-key-two-codes')()
    expect(await outcome(repeated(verifying(phone, code), 'one-key-two-codes')())).toEqual([
      422,
      'idempotency_key_reused',
    ])
    expect(await attempts(phone)).toBe(1)
  })

  it('without a key is refused as a repetition, not as unsigned', async () => {
    const send = repeated(asking(newPhone()))
    expect((await send()).statusCode).toBe(200)
    expect(await outcome(send())).toEqual([409, 'request_repeated'])
    expect(sent).toHaveLength(1)
  })

  it('keeps no record that the code can be guessed from', async () => {
    const phone = newPhone()
    const code = await codeSentTo(phone)
    await repeated(verifying(phone, code), 'nothing-to-guess-from')()
    const body = { country: '971', phone, phone_verification_token: code }
    const plain = createHash('sha256')
      .update(JSON.stringify({ body, params: {} }))
      .digest('hex')
    const rows = await server.database.query<object>('select request_hash from idempotency_records')
    expect(JSON.stringify(rows)).not.toContain(plain)
  })
})

describe('the demo inbox', () => {
  it('shows what was sent, newest first, and nothing of it can run', async () => {
    await server.database.db.insert(sentMessages).values([
      { tenantCode: 'patientweb', phone: '+971501111111', body: '111111 is first' },
      { tenantCode: 'other-tenant', phone: '+971502222222', body: '<script>alert(1)</script>' },
    ])
    const page = await server.app.inject('/demo/inbox')
    expect(page.body.indexOf('alert')).toBeLessThan(page.body.indexOf('111111 is first'))
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('of one tenant shows nothing of another [T05]', async () => {
    const page = await server.app.inject('/demo/inbox?key=patientweb')
    expect(page.body).toContain('111111 is first')
    expect(page.body).not.toContain('+971502222222')
  })

  it('exists in demo mode alone', async () => {
    const real = await startTestServer({ database: server.database, config: { demo: false } })
    expect((await real.app.inject('/demo/inbox')).statusCode).toBe(404)
    await real.close()
  })

  it('is where codes go when nothing else is configured', async () => {
    const demo = await startTestServer({ database: server.database, clock: () => now })
    await demo.call('account', 'POST', '/patient/otp', {
      body: { phone: newPhone(), country_code: '971', type: 'guest_booking' },
    })
    expect((await demo.app.inject('/demo/inbox')).body).toContain(`+971${last}`)
    await demo.close()
  })
})
