import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OtpAnswer } from '#contract/appointment'
import { sentMessages } from '#server/db/schema/requests'
import { startTestServer } from '#tests/support/server'
import { openCodeWorld, outcome, type CodeWorld } from './account-code-world.ts'

let world: CodeWorld
beforeAll(async () => {
  world = await openCodeWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

describe('asking for a code', () => {
  it('texts six digits to the phone and says until when they work [C26]', async () => {
    const phone = world.newPhone()
    const answer = await world.askCode(phone)
    expect(answer.json<{ data: OtpAnswer }>().data).toEqual({
      sent: true,
      code_length: 6,
      expires_at: new Date(world.now().getTime() + 600_000).toISOString(),
      resend_at: new Date(world.now().getTime() + 30_000).toISOString(),
    })
    expect(world.sent).toMatchObject([{ tenantCode: 'patientweb', phone: `+971${phone}` }])
    expect(world.sent[0]!.body).toMatch(/^\d{6} is your .+ code\./)
  })

  it('is answered in the patient’s language [C26]', async () => {
    await world.askCode(world.newPhone(), { locale: 'ar-ae' })
    await world.askCode(world.newPhone(), { locale: 'id' })
    expect(world.sent[0]!.body).toMatch(/رمز التحقق/)
    expect(world.sent[1]!.body).toMatch(/adalah kode/)
  })

  it.each(['123', '5012345678901', '000000000'])('sends nothing to %s, which is no phone [V02][C26]', async (phone) => {
    const answer = await world.askCode(phone)
    expect(answer.statusCode).toBe(400)
    expect(['phone_invalid', 'validation_failed']).toContain(answer.json<{ code: string }>().code)
    expect(world.sent).toEqual([])
  })

  it('keeps neither the code nor anything it can be computed from without the server’s secret', async () => {
    const code = await world.codeSentTo(world.newPhone())
    const rows = await world.server.database.query<{ code_hash: string }>(
      'select code_hash from one_time_codes order by created_at desc limit 1',
    )
    expect(rows[0]!.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[0]!.code_hash).not.toContain(code)
  })

  it('again within 30 seconds is refused with the time it may be asked, and then works [C26]', async () => {
    const phone = world.newPhone()
    await world.askCode(phone)
    world.pass(29)
    const early = await world.askCode(phone)
    expect([early.statusCode, early.json()]).toMatchObject([
      429,
      { code: 'code_sent_recently', details: { resend_at: new Date(world.now().getTime() + 1000).toISOString() } },
    ])
    world.pass(1)
    expect((await world.askCode(phone)).statusCode).toBe(200)
    expect(world.sent).toHaveLength(2)
  })

  it('by many at once for one phone sends one', async () => {
    const phone = world.newPhone()
    const call = (index: number) => ({ headers: { 'X-Forwarded-For': `192.0.2.${index}` } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => world.askCode(phone, { ...call(index), query: { attempt: index } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429, 429, 429, 429, 429])
    expect(world.sent).toHaveLength(1)
  })

  it('more than five times in ten minutes is refused for that phone alone', async () => {
    const phone = world.newPhone()
    for (let index = 0; index < 5; index++) {
      expect((await world.askCode(phone)).statusCode).toBe(200)
      world.pass(31)
    }
    expect(await outcome(world.askCode(phone))).toEqual([429, 'codes_of_phone_limit'])
    expect((await world.askCode(world.newPhone())).statusCode).toBe(200)
  })

  it('too often from one address, or at one tenant, is refused', async () => {
    const byAddress = await startTestServer({
      database: world.server.database,
      clock: world.now,
      config: { codeLimitPerAddress: 2 },
    })
    const byTenant = await startTestServer({
      database: world.server.database,
      clock: world.now,
      config: { codeLimitPerTenant: 2 },
    })
    for (const limited of [byAddress, byTenant]) {
      world.pass(3600)
      const ask = () =>
        limited.call('account', 'POST', '/patient/otp', {
          body: { phone: world.newPhone(), country_code: '971', type: 'guest_booking' },
        })
      const answers = [await ask(), await ask(), await ask()]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
      await limited.close()
    }
  })

  it('says so when no message can be sent, and may be done again at once', async () => {
    const phone = world.newPhone()
    world.gateway.isDown = true
    expect(await outcome(world.askCode(phone))).toEqual([503, 'unavailable'])
    world.gateway.isDown = false
    world.pass(1)
    expect((await world.askCode(phone)).statusCode).toBe(200)
  })
})

describe('the demo inbox', () => {
  it('shows what was sent, newest first, and nothing of it can run', async () => {
    await world.server.database.db.insert(sentMessages).values([
      { tenantCode: 'patientweb', phone: '+971501111111', body: '111111 is first' },
      { tenantCode: 'other-tenant', phone: '+971502222222', body: '<script>alert(1)</script>' },
    ])
    const page = await world.server.app.inject('/demo/inbox')
    expect(page.body.indexOf('alert')).toBeLessThan(page.body.indexOf('111111 is first'))
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('of one tenant shows nothing of another [T05]', async () => {
    const page = await world.server.app.inject('/demo/inbox?key=patientweb')
    expect(page.body).toContain('111111 is first')
    expect(page.body).not.toContain('+971502222222')
  })

  it('exists in demo mode alone', async () => {
    const real = await startTestServer({ database: world.server.database, config: { demo: false } })
    expect((await real.app.inject('/demo/inbox')).statusCode).toBe(404)
    await real.close()
  })

  it('is where codes go when nothing else is configured', async () => {
    const demo = await startTestServer({ database: world.server.database, clock: world.now })
    const phone = world.newPhone()
    await demo.call('account', 'POST', '/patient/otp', {
      body: { phone, country_code: '971', type: 'guest_booking' },
    })
    expect((await demo.app.inject('/demo/inbox')).body).toContain(`+971${phone}`)
    await demo.close()
  })
})
