import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCodes } from '#contract/problem-codes'
import { jobs } from '#server/jobs/jobs'
import { endpointsOf } from '#tests/support/endpoints'
import { startTestServer, type TestServer } from '#tests/support/server'

const now = new Date('2026-01-05T08:00:00Z')
const seconds = (count: number) => new Date(now.getTime() + count * 1000)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.close())

const otp = { phone: '501234567', country_code: '971', type: 'guest_booking' }

describe('the signed date', () => {
  it('opens a call to the second and back to 300 seconds either way [H07]', async () => {
    for (const date of [now, seconds(-300), seconds(300)]) {
      expect((await server.call('locale', 'GET', '/appservice/init', { sign: date })).statusCode).toBe(200)
    }
  })

  it('is refused with 406 Unauthorised when it is older or newer than that [H07][H10]', async () => {
    for (const date of [seconds(-301), seconds(301)]) {
      const answer = await server.call('locale', 'GET', '/appservice/init', { sign: date })
      expect([answer.statusCode, answer.json()]).toEqual([
        406,
        { code: 'unauthorised_signature', message: 'Unauthorised' },
      ])
    }
  })

  it('is not asked for by the call that corrects the clock [C01][H10]', async () => {
    const answer = await server.call('locale', 'GET', '/appservice/time', { sign: false })
    expect(answer.json()).toEqual({ data: { time: '2026-01-05T08:00:00.000Z', epoch_seconds: now.getTime() / 1000 } })
  })
})

describe('the signature', () => {
  it('is needed by every service [H07][H09]', async () => {
    const calls = endpointsOf(server.app).filter(({ path }) => !path.endsWith('/appservice/time'))
    expect(calls.length).toBeGreaterThan(8)
    for (const { name, method } of calls) {
      const url = name.slice(method.length + 1).replaceAll(/\{\w+\}/g, '1')
      const answer = await server.app.inject({ url, method })
      expect([method, url, answer.statusCode]).toEqual([method, url, 406])
    }
  })

  it('of one service opens no other [H09]', async () => {
    expect((await server.call('locale', 'GET', '/appservice/init', { signAs: 'account' })).statusCode).toBe(406)
    expect((await server.call('account', 'POST', '/patient/otp', { body: otp, signAs: 'locale' })).statusCode).toBe(406)
  })

  it('is refused when one character of it is another [H07]', async () => {
    const request = server.request('locale', 'GET', '/appservice/init')
    const forged = request.headers['X-Authorization']!.replace(
      /signature="(.)/,
      (_, first) => `signature="${first === 'A' ? 'B' : 'A'}`,
    )
    const answer = await server.app.inject({ ...request, headers: { ...request.headers, 'X-Authorization': forged } })
    expect(answer.statusCode).toBe(406)
  })

  it('covers the query [H07]', async () => {
    const request = server.request('locale', 'GET', '/static/meta', { query: { slug: 'home' } })
    expect((await server.app.inject(request)).statusCode).toBe(200)
    expect((await server.app.inject({ ...request, url: request.url.replace('home', 'clinic') })).statusCode).toBe(406)
  })

  it('covers every byte of the body [H07]', async () => {
    const request = server.request('account', 'POST', '/patient/verify', {
      body: { phone: '501234567', country: '971', phone_verification_token: '000000' },
    })
    const changed = request.payload!.replace('000000', '000001')
    expect((await server.app.inject({ ...request, payload: changed })).statusCode).toBe(406)
    expect((await server.app.inject({ ...request, payload: `${request.payload} ` })).statusCode).toBe(406)
    expect((await server.app.inject(request)).json()).toMatchObject({ code: 'code_invalid' })
  })

  it('of a call that changes something is good once, and of a GET again and again [H07]', async () => {
    const change = server.request('account', 'POST', '/patient/otp', { body: { ...otp, phone: '501234568' } })
    expect((await server.app.inject(change)).statusCode).toBe(200)
    const repeated = await server.app.inject(change)
    expect([repeated.statusCode, repeated.json()]).toMatchObject([409, { code: 'request_repeated' }])
    const read = server.request('locale', 'GET', '/appservice/init')
    for (const _ of [1, 2]) expect((await server.app.inject(read)).statusCode).toBe(200)
  })

  it('of two intents that are alike to the byte, in one second, is good for both', async () => {
    const ask = (key: string) =>
      server.app.inject({
        ...request,
        headers: { ...request.headers, 'Idempotency-Key': `"${key}"` },
      })
    const request = server.request('account', 'POST', '/patient/otp', { body: { ...otp, phone: '501234569' } })
    expect((await ask('first-intent')).statusCode).toBe(200)
    // The second is another request for a code: it is heard, and refused for what it asks.
    expect((await ask('second-intent')).json()).toMatchObject({ code: 'code_sent_recently' })
  })

  it('is good once, whatever stands in the place of a key that is none', async () => {
    const bad = server.request('account', 'POST', '/patient/otp', { body: { ...otp, phone: '501234570' } })
    const ask = (key: string) => server.app.inject({ ...bad, headers: { ...bad.headers, 'Idempotency-Key': key } })
    // Not in the form of a key: it names no intent.
    expect((await ask('unquoted-1')).json()).toMatchObject({ code: 'idempotency_key_missing' })
    expect((await ask('unquoted-2')).json()).toMatchObject({ code: 'request_repeated' })
  })

  it('is not needed by our own rendering, which nobody else can pose as', async () => {
    const headers = { 'client-id': 'patientweb', 'x-in-process': '00'.repeat(32) }
    expect((await server.app.inject({ url: '/api/locale/appservice/init', headers })).statusCode).toBe(406)
    const own = server.app.inProcessHeaders({ clientAddress: '192.0.2.1', clientCountry: '' })
    const answer = await server.app.inject({ url: '/api/locale/appservice/init', headers: { ...headers, ...own } })
    expect(answer.statusCode).toBe(200)
  })
})

describe('what is sent', () => {
  const send = (payload: string, contentType = 'application/json') =>
    server.call('account', 'POST', '/patient/otp', { body: payload, headers: { 'content-type': contentType } })

  it('that is not JSON is refused with the place and without quoting it', async () => {
    const answer = await send('{\n  "phone": "501234567",\n  "country_code": Layla }')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'bad_request', message: 'The body is not valid JSON: see line 3, column 19.' },
    ])
  })

  it('that would reach a prototype is refused', async () => {
    const answer = await send('{"__proto__": {"isAdmin": true}}')
    expect(answer.json()).toEqual({ code: 'bad_request', message: 'The body holds a forbidden key.' })
  })

  it('of a wrong type is refused with the path of each field, and numbers are not made of text', async () => {
    const answer = await send(JSON.stringify({ phone: 501234567, country_code: ['971'] }))
    expect(answer.statusCode).toBe(400)
    const { code, fields } = answer.json<{ code: string; fields: { path: string }[] }>()
    expect(code).toBe('validation_failed')
    expect(fields.map(({ path }) => path).toSorted()).toEqual(['/country_code', '/phone', '/type'])
  })

  it('without a body where one is needed is refused', async () => {
    expect((await server.call('account', 'POST', '/patient/otp')).json()).toMatchObject({ code: 'validation_failed' })
  })

  it('as another media type is refused with 415', async () => {
    const answer = await send('<phone/>', 'application/xml')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type'])
  })

  it('of ten megabytes is refused with 413', async () => {
    const answer = await send(JSON.stringify({ ...otp, filler: 'x'.repeat(10_000_000) }))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'payload_too_large'])
  })

  it('with script in a text field is refused and not repeated', async () => {
    const script = '<script>alert(1)</script>'
    const answer = await send(JSON.stringify({ ...otp, phone: script }))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('script')
    const meta = await server.call('locale', 'GET', '/static/get/bulk', { query: { keys: script } })
    expect(meta.json()).toEqual({ data: [] })
  })

  it('to an address that is not there is 404, and with a method it does not take 405 with those it does', async () => {
    const unknown = await server.call('locale', 'GET', '/nothing/here')
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    const wrong = await server.call('account', 'GET', '/patient/otp')
    expect([wrong.statusCode, wrong.json<{ code: string }>().code, wrong.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ])
  })

  it('with an address that cannot be read is a problem too', async () => {
    const answer = await server.app.inject('/api/locale/%zz')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request'])
  })
})

describe('language and country', () => {
  it('default to English and the tenant’s own country [H03][H05][K09]', async () => {
    const { headers, ...request } = server.request('locale', 'GET', '/static/countries_languages')
    const { 'accept-language': _language, 'Country-ID': _country, ...rest } = headers
    const answer = await server.app.inject({ ...request, headers: rest })
    expect(answer.json<{ data: { country: string; name: string }[] }>().data[0]).toMatchObject({
      country: 'ae',
      name: 'United Arab Emirates',
    })
  })

  it('that nobody knows are refused by name', async () => {
    const language = await server.call('locale', 'GET', '/appservice/init', { headers: { 'accept-language': 'xx' } })
    expect([language.statusCode, language.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: '/headers/accept-language', message: 'must be one of en, ar, id' }],
    ])
    const country = await server.call('locale', 'GET', '/appservice/init', { headers: { 'Country-ID': 'zz' } })
    expect([country.statusCode, country.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
  })
})

describe('every answer', () => {
  it('stands in data when it succeeds and is JSON with security headers [H01][H08]', async () => {
    const answer = await server.call('locale', 'GET', '/appservice/init')
    expect(Object.keys(answer.json<object>())).toEqual(['data'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.vary).toContain('Client-ID')
  })

  it('has a code of the list and no stack when our own side fails', async () => {
    const broken = await startTestServer({
      database: { ...server.database, db: undefined as never, query: () => Promise.reject(new Error('secret place')) },
    })
    const answer = await broken.call('locale', 'GET', '/appservice/init')
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'unexpected', message: 'Something went wrong on our side.' },
    ])
    const ready = await broken.app.inject('/readyz')
    expect([ready.statusCode, ready.json<{ checks: object }>().checks]).toMatchObject([503, { database: 'failed' }])
    await broken.close()
  })
})

describe('operations', () => {
  it('say that the process answers and that everything behind it does', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await server.app.inject('/readyz')).json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', writes: 'ok', search: 'ok' },
      jobs: Object.fromEntries(jobs.map(({ name }) => [name, expect.any(String)])),
    })
  })

  it('describe the calls at /docs without any other host', async () => {
    const page = await server.app.inject('/docs/')
    for (const path of ['', '/', '/json', '/yaml', '/static/swagger-ui.css'])
      expect([path, (await server.app.inject(`/docs${path}`)).headers['x-content-type-options']]).toEqual([
        path,
        'nosniff',
      ])
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).not.toMatch(/https?:|[a-z]\.[a-z]{2}/)
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(server.app.swagger()).toHaveProperty(['paths', '/api/account/patient/otp', 'post'])
  })

  it('limit what one address asks, and say when it may ask again', async () => {
    const small = await startTestServer({ database: server.database, config: { rateLimitPerMinute: 2 } })
    const answers = []
    for (const _ of [1, 2, 3]) answers.push(await small.call('locale', 'GET', '/appservice/time'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[2]!.json()).toMatchObject({ code: 'rate_limited' })
    expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
    await small.close()
  })

  it('log no name, no phone, no query and no token', async () => {
    const lines: string[] = []
    const logged = await startTestServer({
      database: server.database,
      clock: () => now,
      config: { logLevel: 'trace' },
      logTo: { write: (line) => void lines.push(line) },
    })
    const secrets = { phone: '501234569', country_code: '971', type: 'guest_booking', name: 'Layla Haddad' }
    await logged.call('account', 'POST', '/patient/otp', { body: secrets })
    await logged.call('account', 'POST', '/patient/otp', { body: '{"name": "Layla Haddad" 501234569' })
    await logged.call('account', 'POST', '/patient/verify', { body: { ...secrets, phone_verification_token: 7 } })
    await logged.call('locale', 'GET', '/static/meta', {
      query: { slug: 'Layla Haddad 501234569' },
      headers: { authorization: 'Bearer tell-nobody' },
    })
    await logged.app.inject('/api/Layla%20Haddad/501234569?phone=501234569')
    await logged.close()
    expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(5)
    expect(lines.join('')).toContain('"route":"/api/account/patient/otp"')
    expect(lines.join('')).not.toMatch(/Layla|Haddad|501234569|tell-nobody|slug/)
  })
})

it('every problem the server knows is in the closed list', async () => {
  const { statusOf } = await import('#server/errors')
  expect(Object.keys(statusOf).toSorted()).toEqual([...problemCodes].toSorted())
})
