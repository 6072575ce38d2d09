import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { countCost } from '#server/plugins/gateway/rate-limits'
import type { OpenDatabase } from '#server/db/open'

let database: OpenDatabase
const servers: TestServer[] = []
const start = async (options: Omit<Parameters<typeof startTestServer>[0] & object, 'database'> = {}) => {
  const server = await startTestServer({ ...options, database })
  servers.push(server)
  return server
}
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

describe('the limit of calls', () => {
  it('counts what is refused, signed or not, known or not', async () => {
    const { app } = await start({ config: { rateLimitPerMinute: 4 } })
    const statuses = []
    for (const url of [
      '/api/locale/appservice/init',
      '/api/locale/nothing',
      '/api/nothing',
      '/api/account/patient/otp',
    ])
      statuses.push((await app.inject(url)).statusCode)
    expect(statuses).toEqual([406, 404, 404, 405])
    const answer = await app.inject('/api/locale/appservice/init')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is looked at, as is the signature, before the database is asked who calls', async () => {
    const { app } = await start()
    const answer = await app.inject({
      url: '/api/locale/appservice/init',
      headers: { authorization: 'Bearer nobody-at-all', 'accept-language': 'xx' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([406, 'unauthorised_signature'])
  })

  it.runIf(process.env['DATABASE_ENGINE'] === 'postgres')('is one for all servers of a database', async () => {
    const secret = Buffer.from('the same for all of them')
    const [one, other] = [
      await start({ secret, config: { rateLimitPerMinute: 5 } }),
      await start({ secret, config: { rateLimitPerMinute: 5 } }),
    ]
    const statuses = []
    for (const { app } of [one, other, one, other, one, other, one])
      statuses.push((await app.inject('/api/locale/appservice/time')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('counts what a call costs beside itself', async () => {
    const { app } = await start({ config: { rateLimitPerMinute: 20 } })
    const call = (points: number) => {
      const request = { isInProcess: false, clientAddress: '192.0.2.9', server: app } as Parameters<typeof countCost>[0]
      return countCost(request, points).then(
        () => 'taken',
        ({ code, details }: { code: string; details: unknown }) => [code, details],
      )
    }
    expect([await call(12), await call(0), await call(8)]).toEqual(['taken', 'taken', 'taken'])
    expect(await call(1)).toEqual([
      'rate_limited',
      { retry_after: expect.any(Number), retry_at: expect.stringMatching(/^\d{4}-.+Z$/) },
    ])
  })
})
