import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls } from '#contract/services'
import { startGateway } from '#tests/support/apple-pay/gateway-server'
import { startTestServer, type TestServer } from '#tests/support/server'

let gateway: Awaited<ReturnType<typeof startGateway>>
let server: TestServer
beforeAll(async () => {
  gateway = await startGateway()
  server = await startTestServer({
    validateMerchant: gateway.validate,
    config: { publicOrigin: 'https://doctors.example' },
  })
})
beforeEach(() => {
  gateway.received.length = 0
  gateway.answerWith({ status: 200, body: JSON.stringify(session) })
})
afterAll(async () => {
  await server.close()
  gateway.close()
})

const session = { merchantSessionIdentifier: 'SSH1', nonce: '7f', displayName: 'Liqa · لقاء' }
const url = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'

let asked = 0
const ask = (changes: object = {}) =>
  server.call('payment', 'POST', calls.validateMerchant.path, {
    body: { wallet_type: 'apple_pay', url, domain: 'doctors.example', ...changes },
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    sign: new Date(Date.now() - (asked += 1) * 1000),
  })

it('asks Apple’s gateway by the merchant’s certificate, and answers its session as JSON in Base64 [C69] [V08]', async () => {
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(JSON.parse(Buffer.from(answer.json<{ data: string }>().data, 'base64').toString())).toEqual(session)
  expect(gateway.received).toEqual([
    {
      path: '/paymentservices/paymentSession',
      host: expect.stringMatching(/^apple-pay-gateway\.apple\.com/),
      merchant: 'merchant.com.example.stand-in',
      body: {
        merchantIdentifier: 'merchant.com.example.stand-in',
        displayName: expect.stringMatching(/\S/),
        initiative: 'web',
        initiativeContext: 'doctors.example',
      },
    },
  ])
})

it.each([
  'https://apple-pay-gateway.apple.com.evil.example/x',
  'https://evil.example/apple-pay-gateway.apple.com',
  'http://apple-pay-gateway.apple.com/x',
  'https://apple-pay-gateway.apple.com:8443/x',
  'https://user:word@apple-pay-gateway.apple.com/x',
  'https://apple-pay-gateway.apple.com@evil.example/x',
  'https://developer.apple.com/x',
  'https://127.0.0.1/x',
  'file:///etc/passwd',
  'apple-pay-gateway.apple.com',
])('calls nobody else, such as %s [C69]', async (other) => {
  const answer = await ask({ url: other })
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    [{ path: '/url', message: 'is no gateway of Apple Pay' }],
  ])
  expect(gateway.received).toEqual([])
})

it.each([
  'apple-pay-gateway-nc-pod3.apple.com',
  'cn-apple-pay-gateway-tj-pod1.apple.com',
  'apple-pay-gateway-cert.apple.com',
])('knows the gateway %s', async (host) => {
  // Its certificate is that of another host here, which is as far as a test gets to it.
  const answer = await ask({ url: `https://${host}/paymentservices/startSession` })
  expect(answer.json().code).toBe('payment_unavailable')
})

it('vouches for no other host than that of the app', async () => {
  expect((await ask({ domain: 'evil.example' })).json().fields).toEqual([
    { path: '/domain', message: 'is not the host of this app' },
  ])
  expect(gateway.received).toEqual([])
})

it.each([
  ['refuses', { status: 417, body: '{"statusMessage":"no"}' }],
  ['leads elsewhere', { status: 302, body: '', headers: { location: 'https://evil.example/' } }],
  ['answers no JSON', { status: 200, body: '<html>' }],
  ['answers no session', { status: 200, body: '[]' }],
  ['says too much', { status: 200, body: JSON.stringify('x'.repeat(70_000)) }],
  ['says nothing', 'silent'],
] as const)('says so when the gateway %s [C69]', async (_what, answer) => {
  gateway.answerWith(answer)
  expect((await ask()).json()).toMatchObject({ code: 'payment_unavailable' })
})

it('says so where there is no merchant', async () => {
  const without = await startTestServer({ database: server.database })
  const answer = await without.call('payment', 'POST', calls.validateMerchant.path, {
    body: { wallet_type: 'apple_pay', url, domain: 'localhost' },
  })
  expect(answer.json().code).toBe('payment_method_unavailable')
  await without.close()
})
