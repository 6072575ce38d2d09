import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers as names } from '#contract/headers'
import type { InitData } from '#contract/tenant'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'
import { openTestDatabase } from '#tests/support/database'

let server: TestServer
beforeAll(async () => {
  const database = await openTestDatabase()
  await addTenant(database, { code: 'blue-insurer', hosts: ['blue.example'], configuration: { name: { en: 'Blue' } } })
  await addTenant(database, {
    code: 'green-clinics',
    configuration: { name: { en: 'Green' }, markets: ['sa'], country_code: 'sa' },
  })
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const configured = async (call: Parameters<TestServer['call']>[3]) => {
  const answer = await server.call('locale', 'GET', '/appservice/init', call)
  return answer.statusCode === 200
    ? answer.json<{ data: InitData }>().data.settings.whitelabel_configs.code
    : answer.json<{ code: string }>().code
}
const withoutClientId = { headers: { [names.clientId]: '' } }
const at = (host: string) => ({ headers: { host } })

describe('the tenant of a call', () => {
  it('is patientweb where nothing names one [T01][H04]', async () => {
    expect(await configured(withoutClientId)).toBe('patientweb')
  })

  it('is named by Client-ID, or by the key in the address [T01][Q09]', async () => {
    expect(await configured({ tenant: 'blue-insurer' })).toBe('blue-insurer')
    expect(await configured({ ...withoutClientId, query: { key: 'blue-insurer' } })).toBe('blue-insurer')
  })

  it('is decided by a host of its own, with or without a port, whatever the key says [T05]', async () => {
    for (const host of ['blue.example', 'BLUE.example:8080']) {
      const call = { tenant: 'blue-insurer', query: { key: 'green-clinics' }, ...at(host) }
      expect(await configured(call)).toBe('blue-insurer')
    }
  })

  it('is refused where Client-ID is not the tenant of the host or of the key [T05]', async () => {
    const elsewhere = await server.call('locale', 'GET', '/appservice/init', {
      tenant: 'patientweb',
      ...at('blue.example'),
    })
    expect([elsewhere.statusCode, elsewhere.json<{ code: string }>().code]).toEqual([403, 'tenant_mismatch'])
    expect(await configured({ tenant: 'patientweb', query: { key: 'blue-insurer' } })).toBe('tenant_mismatch')
  })

  it('that nobody knows is 404 [T01][S04]', async () => {
    const answer = await server.call('locale', 'GET', '/appservice/init', { tenant: 'nobody' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'tenant_unknown'])
  })

  it('decides which countries it can be asked for', async () => {
    expect(await configured({ tenant: 'green-clinics', locale: 'en-sa' })).toBe('green-clinics')
    expect(await configured({ tenant: 'green-clinics', locale: 'en-ae' })).toBe('validation_failed')
  })
})

describe('a session', () => {
  let token: string
  let patientId: string
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const soon = () => new Date(Date.now() + 60_000)

  beforeEach(async () => {
    const sessions = createSessionRepository(server.database.db)
    const signedIn = await signIn(server.database, { tenantCode: 'blue-insurer' })
    patientId = signedIn.patientId
    token = await sessions.open({ tenantCode: 'blue-insurer', kind: 'patient', patientId, expiresAt: soon() })
  })

  it('names the tenant where nothing else does, and is refused at another [T05]', async () => {
    expect(await configured({ headers: { ...bearer(), [names.clientId]: '' } })).toBe('blue-insurer')
    expect(await configured({ tenant: 'blue-insurer', headers: bearer() })).toBe('blue-insurer')
    expect(await configured({ tenant: 'patientweb', headers: bearer() })).toBe('tenant_mismatch')
  })

  it('that is unknown, revoked or past its time is 401', async () => {
    const { db } = server.database
    const expired = await createSessionRepository(db).open({
      tenantCode: 'blue-insurer',
      kind: 'patient',
      patientId,
      expiresAt: new Date(0),
    })
    await server.database.query(
      `update sessions set revoked_at = now() where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [token],
    )
    for (const bad of ['made-up', expired, token]) {
      const answer = await server.call('locale', 'GET', '/appservice/init', {
        tenant: 'blue-insurer',
        headers: { authorization: `Bearer ${bad}` },
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'unauthenticated'])
    }
  })

  it('is stored as a hash that does not hold the token', async () => {
    const rows = await server.database.query<{ token_hash: string }>('select token_hash from sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
  })
})
