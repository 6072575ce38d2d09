import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Problem } from '#contract/problem'
import { headers as names } from '#contract/headers'
import { calls } from '#contract/services'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { startTestServer, type TestServer } from '#tests/support/server'

/** Codes that are sent to a phone without a check, and calls for them that an address may make. */
const [unchecked, ofAddress] = [2, 4]

let now = new Date('2026-11-23T06:00:00Z')
const texts: TextMessage[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    sms: { send: async (message) => void texts.push(message) },
    config: { captchaAfterFailures: unchecked, codeLimitPerAddress: ofAddress, trustProxy: 1 },
  })
})
afterAll(() => server.close())

type Asked = { phone: string; key: string; from?: string }
async function ask({ phone, key, from = '198.51.100.7' }: Asked) {
  const answer = await server.call('account', 'POST', calls.sendCode.path, {
    body: { phone, country_code: '971', type: 'sign_in' },
    headers: { 'x-forwarded-for': from, [names.idempotencyKey]: `"${key}"` },
  })
  const { code, data } = answer.json<Partial<Problem> & { data?: object }>()
  return code ?? data
}

it('who lost an answer is given it where another call would be asked for a check, or is one too many of its address', async () => {
  const phone = '506300001'
  const answer = await ask({ phone, key: 'the-first-call' })
  expect(answer).toMatchObject({ sent: true })
  now = new Date(now.getTime() + 31_000)
  expect(await ask({ phone, key: 'the-second-call' })).toMatchObject({ sent: true })
  now = new Date(now.getTime() + 31_000)
  expect(await ask({ phone, key: 'the-third-call' })).toBe('captcha_required')
  expect(await ask({ phone, key: 'the-first-call' })).toEqual(answer)

  // Repetitions have taken none of the calls of the address.
  expect(await ask({ phone: '506300002', key: 'of-another-phone' })).toMatchObject({ sent: true })
  expect(await ask({ phone: '506300003', key: 'one-too-many' })).toBe('rate_limited')
  expect(await ask({ phone, key: 'the-first-call' })).toEqual(answer)
  // A key opens nothing but its own answer.
  expect(await ask({ phone: '506300003', key: 'the-first-call' })).toBe('idempotency_key_reused')
  expect(await ask({ phone: '506300003', key: 'one-too-many', from: '198.51.100.8' })).toMatchObject({ sent: true })
  expect(texts).toHaveLength(4)
})
