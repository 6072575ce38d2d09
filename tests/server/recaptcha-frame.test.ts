import { afterAll, beforeAll, expect, it } from 'vitest'
import { additions, calls } from '#contract/services'
import { startTestServer, type TestServer } from '#tests/support/server'

const recaptcha = { siteKey: 'site-key-1', secret: 'hush', verifyUrl: 'http://127.0.0.1:9/siteverify' }
let google: TestServer
let ours: TestServer
beforeAll(async () => {
  google = await startTestServer({ config: { basePath: '/care', captchaAfterFailures: 0, recaptcha } })
  ours = await startTestServer({ database: google.database })
})
afterAll(async () => {
  await ours.close()
  await google.close()
})

it('where reCAPTCHA is set a refusal names its frame, which alone may load scripts of Google’s [V04]', async () => {
  const body = { phone: '501234567', country_code: '971', type: 'sign_in' }
  const refused = await google.call('account', 'POST', calls.sendCode.path, { body })
  expect(refused.json()).toMatchObject({
    code: 'captcha_required',
    details: { kind: 'recaptcha', challenge: '/care/captcha-frame' },
  })
  const frame = await google.app.inject('/care/captcha-frame?hl=ar&theme=dark')
  expect(frame.body).toContain('data-site-key="site-key-1"')
  expect(frame.body).toContain('lang="ar"')
  const policy = frame.headers['content-security-policy']
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(
    /script-src 'sha256-[^']+' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  )
  const odd = await google.app.inject('/care/captcha-frame?hl=%22%3E%3Cscript%3E&theme=%22%3E')
  expect(odd.body).toContain('<html lang="en">')
  expect(odd.body).toContain('data-theme="light"')
  expect((await google.call('account', 'GET', additions.captchaChallenge.path)).statusCode).toBe(404)
})

it('elsewhere there is no such document', async () => {
  expect((await ours.app.inject('/captcha-frame')).statusCode).toBe(404)
})
