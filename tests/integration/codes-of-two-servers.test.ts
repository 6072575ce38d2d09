import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

/** Counts of addresses and tenants are in the database where several servers can be, which an embedded one is not for. */
const isPostgres = process.env['DATABASE_ENGINE'] === 'postgres'
const mostOfAddress = 6
const mostOfTenant = 9
/** Each with an address or a tenant of its own, of which nothing is counted yet. */
const mostAttempts = 6

// Counts are cleared by the clock of the database.
let now = new Date()
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const sent: TextMessage[] = []
let database: OpenDatabase
let servers: TestServer[]
beforeAll(async () => {
  database = await openTestDatabase()
  const attempts = Array.from({ length: mostAttempts }, (_, index) => index + 1)
  const tenants = ['elsewhere', ...attempts.flatMap((attempt) => [`by-address-${attempt}`, `by-tenant-${attempt}`])]
  for (const code of tenants) await addTenant(database, { code })
  const start = () =>
    startTestServer({
      ...{ database, clock: () => now, secret: Buffer.alloc(32, 'both servers') },
      config: { codeLimitPerAddress: mostOfAddress, codeLimitPerTenant: mostOfTenant },
      sms: { send: async (message) => void sent.push(message) },
    })
  servers = [await start(), await start()]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})
beforeEach(() => {
  sent.length = 0
})

let last = 507_000_000
const newPhone = () => String((last += 1))
let count = 0
type With = { at?: number; from?: string; tenant?: string }

/** What one of the servers answers, each in turn, to a call that comes from an address of its own unless one is named. */
async function call(path: string, body: object, { at, from, tenant = 'patientweb' }: With): Promise<number | string> {
  count += 1
  const server = servers[at ?? count % 2]!
  const named = { from: from ?? `198.51.${Math.floor(count / 250)}.${count % 250}`, tenant, query: { call: count } }
  const answer = await server.call('account', 'POST', path, { body, ...named })
  return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code
}
const ask = (phone: string, given: With = {}) =>
  call('/patient/otp', { phone, country_code: '971', type: 'guest_booking' }, given)
const verify = (phone: string, code: string, given: With = {}) =>
  call('/patient/verify', { phone, country: '971', phone_verification_token: code }, given)
const codeOf = (message: TextMessage | undefined) => /\d{6}/.exec(message!.body)![0]
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** How often each of these was answered. */
const tally = (answers: (number | string)[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]))

describe('a code of two servers on one database', () => {
  it('is texted once to a phone that asks both at the same time, and works at either [C26] [C31]', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(phone)))
    expect(tally(answers)).toEqual({ 200: 1, code_sent_recently: 7 })
    expect(sent).toHaveLength(1)
    expect(await verify(phone, codeOf(sent[0]))).toBe(200)
  })

  it('works once, whichever of them is asked, and at the same time', async () => {
    const phone = newPhone()
    await ask(phone, { at: 0 })
    const code = codeOf(sent[0])
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(phone, code)))
    expect(tally(answers)).toEqual({ 200: 1, code_expired: 5 })
  })

  it('has five tries at both together, also at the same time [C31]', async () => {
    for (const isAtOnce of [false, true]) {
      sent.length = 0
      const phone = newPhone()
      await ask(phone, { at: 1 })
      const code = codeOf(sent[0])
      const tries = Array.from({ length: 8 }, () => () => verify(phone, wrong(code)))
      const answers: (number | string)[] = []
      if (isAtOnce) answers.push(...(await Promise.all(tries.map((attempt) => attempt()))))
      else for (const attempt of tries) answers.push(await attempt())
      expect(tally(answers)).toEqual({ code_invalid: 4, code_attempts_exceeded: 4 })
      expect(await verify(phone, code)).toBe('code_attempts_exceeded')
    }
  })

  it('is texted to one phone five times in ten minutes by both together, and at all tenants', async () => {
    const phone = newPhone()
    const tenants = ['patientweb', 'elsewhere']
    const answers: (number | string)[] = []
    for (let index = 0; index < 6; index += 1) {
      answers.push(await ask(phone, { at: index % 2, tenant: tenants[index % 2]! }))
      pass(31)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 'codes_of_phone_limit'])
    expect(await ask(newPhone())).toBe(200)
  })

  it.runIf(isPostgres)('is had from one address so many times at both together, also at the same time', async () => {
    await shared(async (attempt) => {
      const given = { from: `203.0.113.${attempt}`, tenant: `by-address-${attempt}` }
      const answers = await Promise.all(Array.from({ length: mostOfAddress + 4 }, () => ask(newPhone(), given)))
      expect(tally(answers)).toEqual({ 200: mostOfAddress, rate_limited: 4 })
    })
    expect(await ask(newPhone(), { tenant: 'elsewhere' })).toBe(200)
  })

  it.runIf(isPostgres)('is texted by one tenant so many times at both together, also at the same time', async () => {
    await shared(async (attempt) => {
      const given = { tenant: `by-tenant-${attempt}` }
      sent.length = 0
      const answers = await Promise.all(Array.from({ length: mostOfTenant + 5 }, () => ask(newPhone(), given)))
      expect(tally(answers)).toEqual({ 200: mostOfTenant, codes_of_tenant_limit: 5 })
      expect(sent).toHaveLength(mostOfTenant)
    })
    expect(await ask(newPhone(), { tenant: 'elsewhere' })).toBe(200)
  })

  /** A database that is busy for longer than a second counts as away: for five more, each server counts by itself. */
  async function shared(count: (attempt: number) => Promise<void>): Promise<void> {
    let attempt = 0
    await vi.waitFor(() => count((attempt += 1)), { timeout: mostAttempts * 5_500, interval: 5_500 })
  }
})
