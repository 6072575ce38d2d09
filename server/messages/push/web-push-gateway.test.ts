import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PushGateway } from './push-gateway.ts'
import { createVapidKeys } from './vapid-keys.ts'
import { createWebPushGateway } from './web-push-gateway.ts'

const pem = (name: string) => readFileSync(`tests/support/apple-pay/gateway-${name}.pem`, 'utf8')
const keys = createVapidKeys(Buffer.alloc(32, 7))
const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)

let status: number
let received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[]
const service = createServer({ key: pem('key'), cert: pem('certificate') }, (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status, { location: '/elsewhere' }).end('about https://push.example/of-layla')
  })
})
let gateway: PushGateway
let token: string

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const endpoint = `https://127.0.0.1:${port}/push/of-layla`
  const p256dh = browser.getPublicKey('base64url')
  token = JSON.stringify({ endpoint, keys: { p256dh, auth: auth.toString('base64url') } })
  gateway = createWebPushGateway({
    ...{ keys, subject: 'mailto:push@clinic.example', hosts: ['127.0.0.1'] },
    agent: new Agent({ ca: pem('certificate'), checkServerIdentity: () => undefined }),
  })
})
afterAll(() => service.close())
beforeEach(() => {
  status = 201
  received = []
})

const notification = {
  ...{ title: 'Liqa', body: 'Your visit is confirmed.', lang: 'en', dir: 'ltr' as const },
  ...{ tag: 'visit-topic', renotify: true as const, navigate: 'https://app.example/en-ae' },
  icon: 'https://app.example/icons/icon-192.png',
} as const
const message = { notification, ttlSeconds: 3600, urgency: 'high', topic: 'visit-topic', key: 'unused' } as const
const target = () => ({ tenantCode: 'patientweb', token })

it('sends what only the browser can read, for as long as it is of use, and proves who it is', async () => {
  expect(await gateway.send(target(), message)).toBe('accepted')
  const [{ path, headers, body } = expect.fail('nothing came')] = received
  expect([path, headers['ttl'], headers['urgency'], headers['topic']]).toEqual([
    '/push/of-layla',
    '3600',
    'high',
    'visit-topic',
  ])
  const opened = decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth.toString('base64url') })
  expect(opened.toString()).toBe(JSON.stringify({ web_push: 8030, notification }))

  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const { payload } = await jwtVerify(jwt, { kty: 'EC', crv: 'P-256', x: x!, y: y! }, { algorithms: ['ES256'] })
  expect(payload).toMatchObject({ aud: new URL(JSON.parse(token).endpoint).origin, sub: 'mailto:push@clinic.example' })
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
])('an answer of %d means %s', async (answer, outcome) => {
  status = answer
  expect(await gateway.send(target(), message)).toBe(outcome)
  expect(received).toHaveLength(1)
})

it.each([429, 500, 503])('an answer of %d is for later, and says nothing of the device', async (answer) => {
  status = answer
  await expect(gateway.send(target(), message)).rejects.toThrow(/^the push service answered \d+$/)
})

it('calls no service that the settings do not name', async () => {
  const strict = createWebPushGateway({ keys, subject: 'mailto:push@clinic.example', hosts: ['push.example'] })
  expect(await strict.send(target(), message)).toBe('gone')
  expect(received).toEqual([])
})

it('the same secret gives the same key, another one another, and a configured key is taken', () => {
  expect(createVapidKeys(Buffer.alloc(32, 7))).toEqual(keys)
  expect(createVapidKeys(Buffer.alloc(32, 8)).publicKey).not.toBe(keys.publicKey)
  expect(createVapidKeys(Buffer.alloc(32, 8), keys.privateKey)).toEqual(keys)
})
