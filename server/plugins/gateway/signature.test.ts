import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import fp from 'fastify-plugin'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers as names } from '#contract/headers'
import { signHeaders } from '#tests/support/request'
import { createReplayGuard } from './replay-guard.ts'
import signature from './signature.ts'

const date = new Date('2026-01-05T08:00:00Z')
/** What the plugin finds on a request: from whom it comes, and for which tenant. */
const surroundings = fp(
  async (app) => {
    app.decorate('config', { signingCredentials: {} } as never)
    app.decorate('clock', () => date)
    app.decorateRequest('isInProcess', false)
    app.decorateRequest('clientAddress', '')
    app.decorateRequest('tenant')
    app.addHook('onRequest', async (request) => {
      request.clientAddress = request.ip
      request.tenant = { code: request.headers['client-id'] } as never
    })
  },
  { name: 'in-process' },
)

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(surroundings)
  await app.register(signature, { service: 'account', replays: createReplayGuard(600_000) })
  app.get('/read', async () => 'read')
  app.post('/write', async () => 'written')
  app.post('/search', { config: { repeatable: true } }, async () => 'found')
  app.post('/book', { config: { keyed: 'optional' } }, async () => 'booked')
})
afterAll(() => app.close())

type From = { address?: string; tenant?: string; headers?: Record<string, string> }
let round = 0
beforeEach(() => (round += 1))

/** The status of a call that is the same to the byte each time it is made in one test. */
async function call(method: 'GET' | 'HEAD' | 'POST', path: string, { address, tenant = 'one', headers }: From = {}) {
  const url = `${path}?test=${round}`
  const signed = signHeaders({ service: 'account', method, url, date })
  const request: InjectOptions = { method, url, headers: { ...signed, [names.clientId]: tenant, ...headers } }
  return (await app.inject({ ...request, ...(address && { remoteAddress: address }) })).statusCode
}

describe('one signature', () => {
  it('is good again and again where the call only reads', async () => {
    for (const [method, path] of [
      ['GET', '/read'],
      ['HEAD', '/read'],
      ['POST', '/search'],
    ] as const)
      expect([method, path, await call(method, path), await call(method, path)]).toEqual([method, path, 200, 200])
  })

  it('is good once where the call writes, for one caller', async () => {
    expect([await call('POST', '/write'), await call('POST', '/write')]).toEqual([200, 409])
  })

  it('is good for each address, token and tenant that it comes from, since all have the same key', async () => {
    const callers: From[] = [
      { address: '192.0.2.1' },
      { address: '192.0.2.2' },
      { address: '192.0.2.1', tenant: 'other' },
      { address: '192.0.2.1', headers: { authorization: 'Bearer first' } },
      { address: '192.0.2.1', headers: { authorization: 'Bearer second' } },
      { address: '192.0.2.1', headers: { [names.guestToken]: 'a guest' } },
    ]
    for (const status of [200, 409])
      for (const caller of callers) expect([caller, await call('POST', '/write', caller)]).toEqual([caller, status])
  })

  it('follows a caller with a token to another address', async () => {
    const headers = { authorization: 'Bearer moved' }
    expect(await call('POST', '/write', { address: '192.0.2.1', headers })).toBe(200)
    expect(await call('POST', '/write', { address: '192.0.2.2', headers })).toBe(409)
  })

  it('is good as often as the call has a key, and only where keys are answered from a record', async () => {
    const headers = { [names.idempotencyKey]: '"6f9619ff-8b86-d011"' }
    expect([await call('POST', '/book', { headers }), await call('POST', '/book', { headers })]).toEqual([200, 200])
    expect([await call('POST', '/write', { headers }), await call('POST', '/write', { headers })]).toEqual([200, 409])
    expect([await call('POST', '/book'), await call('POST', '/book')]).toEqual([200, 409])
  })
})
