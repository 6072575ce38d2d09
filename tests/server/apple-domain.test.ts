import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { appleDomain } from '#server/web/apple-domain'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

const path = '/.well-known/apple-developer-merchantid-domain-association'
const file = '7B227073704964223A22'
let database: OpenDatabase
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  const configuration = { apple_pay_domain_association: file }
  await addTenant(database, { code: 'with-apple', hosts: ['pay.example'], configuration })
  await addTenant(database, { code: 'without-apple', hosts: ['other.example'] })
  server = await startTestServer({ database, web: appleDomain })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const open = async (url: string, host: string) => {
  const { statusCode, headers, body } = await server.app.inject({ url, headers: { host } })
  return statusCode === 200 ? [headers['content-type'], body] : statusCode
}

it('the file by which Apple knows a host is that of the tenant whose host it is, and nowhere else', async () => {
  for (const url of [path, `${path}.txt`])
    expect(await open(url, 'pay.example')).toEqual(['text/plain; charset=utf-8', file])
  expect(await open(path, 'other.example')).toBe(404)
  expect(await open(path, 'unknown.example')).toBe(404)
})

it('the app is not sent it', async () => {
  const answer = await server.call('locale', 'GET', '/appservice/init', { tenant: 'with-apple' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain(file)
})
