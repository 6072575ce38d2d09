import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { services } from '#contract/services'
import { sentMessages } from '#server/db/schema/requests'
import { webFront } from '#server/web/index'
import { createApis } from '#src/api/apis.ts'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'

let accounts: TestServer
let server: TestServer
let base: string
beforeAll(async () => {
  await ensureBuilt()
  accounts = await startTestServer()
  base = `${await listen(accounts)}/api/account`
  server = await startTestServer({ web: webFront, config: { serviceUrls: { account: base } } })
}, 240_000)
afterAll(async () => {
  await server.close()
  await accounts.close()
})

async function listen({ app }: TestServer): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

it('a service with an address of its own is called there, and the others here [H09]', async () => {
  const environment = { origin: await listen(server), basePath: '', clientKey: 'patientweb' }
  const init = await createApis(environment).locale.init()
  expect(init.service_url).toEqual(
    Object.fromEntries(services.map((service) => [service, service === 'account' ? base : `/api/${service}`])),
  )
  const apis = createApis({ ...environment, serviceUrls: init.service_url })
  await apis.account.sendCode(
    { phone: '501234567', country_code: '971', type: 'guest_booking' },
    { idempotencyKey: 'one-code-1' },
  )
  const sent = async ({ database }: TestServer) => (await database.db.select().from(sentMessages)).length
  expect([await sent(accounts), await sent(server)]).toEqual([1, 0])
})

it('pages may call that origin, and no other beside their own [H09]', async () => {
  for (const url of ['/en-ae', '/_shell/en-ae']) {
    const { headers } = await server.app.inject({ url, headers: { 'sec-fetch-mode': 'navigate' } })
    expect(headers['content-security-policy']).toContain(`; connect-src 'self' ${new URL(base).origin};`)
  }
})
