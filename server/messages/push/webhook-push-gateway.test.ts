import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PushGateway } from './push-gateway.ts'
import { createWebhookPushGateway } from './webhook-push-gateway.ts'

let status: number
let received: { headers: IncomingHttpHeaders; body: unknown }[]
const app = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
    response.writeHead(status).end()
  })
})
let gateway: PushGateway
beforeAll(async () => {
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/push`
  gateway = createWebhookPushGateway({ url, token: 'of-the-platform' })
})
afterAll(() => app.close())
beforeEach(() => {
  status = 202
  received = []
})

const notification = {
  ...{ title: 'Liqa', body: 'Your visit is moved.', lang: 'en', dir: 'ltr' as const },
  ...{ tag: 'of-visit', renotify: true as const, navigate: 'https://app.example/en-ae/dashboard/main' },
  icon: 'https://app.example/icons/icon-192.png',
}
const send = () =>
  gateway.send(
    { tenantCode: 'patientweb', token: 'apns-7d21' },
    { notification, ttlSeconds: 60, urgency: 'normal', topic: 'of-visit', key: 'one-key' },
  )

it('hands a message to the app’s own server, with its device, once', async () => {
  expect(await send()).toBe('accepted')
  const [{ headers, body } = expect.fail('nothing came')] = received
  expect(body).toEqual({
    ...{ tenant: 'patientweb', token: 'apns-7d21', notification },
    ...{ ttl: 60, urgency: 'normal', topic: 'of-visit' },
  })
  expect([headers.authorization, headers['idempotency-key']]).toEqual(['Bearer of-the-platform', '"one-key"'])
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
])('an answer of %d means %s', async (answer, outcome) => {
  status = answer
  expect(await send()).toBe(outcome)
})

it.each([401, 403, 429, 502])('an answer of %d is for later', async (answer) => {
  status = answer
  await expect(send()).rejects.toThrow(`the webhook of the app answered ${answer}`)
})
