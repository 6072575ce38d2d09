import { isAxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import { credentials } from '#contract/credentials'
import { calls, services } from '#contract/services'
import { keyed, otp, platform, sessionOf, type Reply } from '#tests/support/socket-platform'
import { createApis } from './apis.ts'
import type { ApiEnvironment } from './environment.ts'
import { createClock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'
import { createTransport } from './transport.ts'

const refusedBearer = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.' } }

describe('every request', () => {
  it('says who, which version and which language and country it is for [H01][H02][H03][H04][H05]', async () => {
    const { environment, seen } = await platform()
    const locale = { language: 'ar', country: 'ae' } as const
    await createApis({ ...environment, locale }).account.sendCode(otp, keyed)
    expect(seen[0]!.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'app-version': '1.4.0',
      'accept-language': 'ar',
      'client-id': 'partner-sa',
      'country-id': 'ae',
    })
  })

  it('is English and of the client key’s country, or the Emirates, when nobody says [H03][H05][K09]', async () => {
    const { environment, seen } = await platform()
    await createApis(environment).account.sendCode(otp, keyed)
    const { clientKey: _, ...anonymous } = environment
    await createApis(anonymous).account.sendCode(otp, keyed)
    expect(
      seen.map(({ headers }) => [headers['accept-language'], headers['country-id'], headers['client-id']]),
    ).toEqual([
      ['en', 'sa', 'partner-sa'],
      ['en', 'ae', undefined],
    ])
  })

  it('carries the session token, unless the call brings its own [H06]', async () => {
    const { environment, seen } = await platform()
    const session = sessionOf('stored')
    const http = createTransport({ ...environment, session })('account')
    await http.get('/account')
    await http.get('/account', { headers: { Authorization: 'Bearer explicit' } })
    await createTransport(environment)('account').get('/account')
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer stored', 'Bearer explicit', undefined])
  })

  it('carries the headers of the init data [C02]', async () => {
    const { environment, seen } = await platform()
    await createApis({ ...environment, extraHeaders: { 'X-Edge': 'one' } }).locale.init()
    expect(seen[0]!.headers['x-edge']).toBe('one')
  })

  it('goes to the base address of its service, signed with that service’s credential [H07][H09]', async () => {
    const { environment, seen, origin } = await platform()
    const date = new Date('2026-11-23T10:00:00.000Z')
    const clock = createClock(undefined, () => date.getTime())
    const transport = createTransport({ ...environment, clock, serviceUrls: { payment: `${origin}/pay` } })
    for (const service of services) await transport(service).post('/x', { a: 'ليلى' }, { params: { ids: 'a,b' } })
    for (const [index, service] of services.entries()) {
      const path = service === 'payment' ? '/pay/x?ids=a,b' : `/app/api/${service}/x?ids=a,b`
      const body = '{"a":"ليلى"}'
      expect(seen[index]).toMatchObject({ path, body })
      const signed = await signedHeaders({ credential: credentials[service], method: 'POST', path, body, date })
      const lowered = Object.fromEntries(Object.entries(signed).map(([name, value]) => [name.toLowerCase(), value]))
      expect(seen[index]!.headers).toMatchObject(lowered)
    }
  })
})

describe('an answer', () => {
  it('is what stands in data.data [H08]', async () => {
    const { environment } = await platform({ body: { data: [{ key: 'footer' }] } })
    expect(await createApis(environment).locale.blocks({ keys: ['footer'], lang: 'en' })).toEqual([{ key: 'footer' }])
  })

  it('with 401 has the bearer renewed once, and is asked for again with the next [E03]', async () => {
    const { environment, seen } = await platform(refusedBearer, { body: { data: 'ok' } })
    const session = sessionOf('old', 'next')
    const answer = createTransport({ ...environment, session })('account').post('/account', { name: 'ليلى' })
    expect((await answer).data).toEqual({ data: 'ok' })
    expect(session.renewed).toHaveBeenCalledExactlyOnceWith('old')
    expect(seen.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer old', '{"name":"ليلى"}'],
      ['Bearer next', '{"name":"ليلى"}'],
    ])
    const signatures = seen.map(({ headers }) => headers['x-authorization'])
    expect(signatures.every(Boolean)).toBe(true)
  })

  it('with 401 fails as a Problem where no other bearer is to be had, or the next is refused too [E03]', async () => {
    for (const next of [undefined, 'next']) {
      const { environment, seen } = await platform(refusedBearer, refusedBearer, refusedBearer)
      const session = sessionOf('old', next)
      const failure = createApis({ ...environment, session }).appointment.appointment('a-1')
      await expect(failure).rejects.toMatchObject({ name: 'Problem', code: 'unauthenticated', status: 401 })
      expect(session.renewed).toHaveBeenCalledTimes(1)
      expect(seen).toHaveLength(next ? 2 : 1)
    }
  })

  it('with 401 is no matter of the session where the call brought its own token, or nobody is signed in', async () => {
    const { environment } = await platform(refusedBearer, refusedBearer, refusedBearer)
    const session = sessionOf('stored', 'next')
    const explicit = { headers: { Authorization: 'Bearer explicit' } }
    await expect(createTransport({ ...environment, session })('account').get('/account', explicit)).rejects.toBeTruthy()
    await expect(createApis({ ...environment, session }).account.refreshSession('r')).rejects.toBeTruthy()
    const nobody = sessionOf(undefined, 'next')
    await expect(createApis({ ...environment, session: nobody }).locale.init()).rejects.toBeTruthy()
    expect([session, nobody].map(({ renewed }) => renewed.mock.calls)).toEqual([[], []])
  })

  it('that is a refusal rejects with the response [E07]', async () => {
    const { environment } = await platform({ status: 409, body: { code: 'slot_taken', message: 'gone' } })
    const failure = await createTransport(environment)('appointment')
      .get('/x')
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 409, data: { code: 'slot_taken', message: 'gone' } })
    expect(isAxiosError(failure)).toBe(false)
  })

  it('becomes a Problem with code, sentence, fields and details', async () => {
    const body = { code: 'validation_failed', message: 'm', fields: [{ path: '/a', message: 'f' }], details: { b: 1 } }
    const { environment } = await platform({ status: 400, body })
    await expect(createApis(environment).locale.init()).rejects.toMatchObject({ ...body, status: 400 })
  })

  it.each([
    [502, 'unavailable'],
    [429, 'rate_limited'],
    [404, 'not_found'],
    [418, 'unexpected'],
  ])('that has no code of ours is read by its status: %i is %s', async (status, code) => {
    const { environment } = await platform({ status, body: { message: 'Says a gateway' } })
    await expect(createApis(environment).locale.init()).rejects.toMatchObject({ code, status })
  })

  it('of the locale init that fails rejects with the error [E08]', async () => {
    const { environment } = await platform({ status: 500, body: { code: 'unexpected', message: 'broken' } })
    await expect(createApis(environment).locale.localeInit()).rejects.toMatchObject({
      code: 'unexpected',
      message: 'broken',
    })
  })

  it('for an unknown index keeps its number and its sentence [E14]', async () => {
    const { environment } = await platform({ status: 404, body: { code: 512, message: 'index nurse not defined' } })
    const failure = createApis(environment).search.doctors({ index: 'nurse' as 'doctor' })
    await expect(failure).rejects.toMatchObject({ message: 'index nurse not defined', details: { code: 512 } })
  })
})

describe('a request', () => {
  it('for no content keys is refused before it is sent [E15]', async () => {
    const { environment, seen } = await platform()
    const failure = createApis(environment).locale.blocks({ keys: [], lang: 'en' })
    await expect(failure).rejects.toMatchObject({ code: 'missing_keys_data', message: 'missing keys data' })
    expect(seen).toEqual([])
  })

  it('that is cancelled resolves to false below, and is an AbortError above [E05]', async () => {
    const { environment, seen } = await platform()
    const signal = AbortSignal.abort()
    expect(await createTransport(environment)('locale').get('/x', { signal })).toBe(false)
    await expect(createApis(environment).locale.init(signal)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(createApis(environment).search.doctors({}, signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toEqual([])
  })
})

describe('a stale date', () => {
  const stale: Reply = { status: 406, body: { code: 'unauthorised_signature', message: 'Unauthorised' } }
  const deviceNow = Date.parse('2026-11-23T10:00:00.000Z')
  const serverTime: Reply = { body: { data: { time: '2026-11-23T12:00:00.000Z' } } }
  const skewed = (environment: ApiEnvironment) => ({ ...environment, clock: createClock(undefined, () => deviceNow) })

  it('is corrected once by the server’s time, and the same bytes are signed again [E04][C01][H10]', async () => {
    const { environment, seen } = await platform(stale, serverTime)
    await createApis(skewed(environment)).account.sendCode(otp, keyed)
    expect(seen.map(({ path }) => path)).toEqual([
      '/app/api/account/patient/otp',
      `/app/api/locale${calls.serverTime.path}`,
      '/app/api/account/patient/otp',
    ])
    expect(seen.map(({ headers }) => headers['x-date'])).toEqual([
      'Mon, 23 Nov 2026 10:00:00 GMT',
      'Mon, 23 Nov 2026 10:00:00 GMT',
      'Mon, 23 Nov 2026 12:00:00 GMT',
    ])
    expect(seen[2]!.body).toBe(seen[0]!.body)
    expect(seen[2]!.headers.digest).toBe(seen[0]!.headers.digest)
  })

  it('that is refused again is an answer, and names the clock, which was measured to be wrong [E04]', async () => {
    const { environment, seen } = await platform(stale, serverTime, stale)
    await expect(createApis(skewed(environment)).locale.init()).rejects.toMatchObject({ code: 'clock_wrong' })
    expect(seen.length).toBe(3)
  })

  it('is neither corrected nor blamed on the clock when the clocks agree, nor for another 406 [E04][H10]', async () => {
    const agreeing = await platform(stale, { body: { data: { time: '2026-11-23T10:04:59.000Z' } } })
    await expect(createApis(skewed(agreeing.environment)).locale.init()).rejects.toMatchObject({
      code: 'unauthorised_signature',
    })
    expect(agreeing.seen.length).toBe(2)
    const other = await platform({ status: 406, body: { code: 'bad_request', message: 'Not Acceptable' } })
    await expect(createApis(skewed(other.environment)).locale.init()).rejects.toMatchObject({ status: 406 })
    expect(other.seen.length).toBe(1)
  })
})

describe('in the process of the server', () => {
  it('hands requests over unsigned, and reads answers and refusals as ever [H08]', async () => {
    const seen: unknown[] = []
    const environment: ApiEnvironment = {
      origin: 'https://app.example',
      basePath: '/app',
      clientKey: 'patientweb',
      dispatch: async ({ method, path, headers, body }) => {
        seen.push([method, path, headers['client-id'], headers['x-authorization'], body])
        return path.includes('/query?')
          ? {
              status: 200,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ hits: [], nbHits: 0 }),
            }
          : { status: 404, headers: {}, body: JSON.stringify({ code: 'not_found', message: 'none' }) }
      },
    }
    const apis = createApis(environment)
    await expect(apis.locale.meta({ slug: '/home', type: 'home' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await apis.search.doctors({ query: 'derma' })).toMatchObject({ hits: [], nbHits: 0 })
    expect(seen).toEqual([
      ['GET', '/app/api/locale/static/meta?slug=home&type=home', 'patientweb', undefined, undefined],
      [
        'POST',
        expect.stringContaining('/app/api/search/search/indexes/doctor/query'),
        'patientweb',
        undefined,
        expect.stringContaining('"filters":"published:true AND fg_test:false"'),
      ],
    ])
  })
})
