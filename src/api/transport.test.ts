import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAxiosError } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApis } from './apis.ts'
import type { ApiEnvironment } from './environment.ts'
import { isReached } from './reach.ts'
import { createClock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'
import { createTransport } from './transport.ts'
import { credentials } from '#contract/credentials'
import { calls, services } from '#contract/services'

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status?: number; body?: unknown; drop?: true | 'half'; headers?: Record<string, string>; raw?: string }

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A platform on a real socket that answers as told, in order, and remembers what it was asked. */
async function platform(...replies: Reply[]) {
  const seen: Seen[] = []
  const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
    seen.push({ method: request.method!, path: request.url!, headers: request.headers, body })
    const { status = 200, body: content = { data: 'ok' }, drop, headers = {}, raw } = replies.shift() ?? {}
    if (drop === true) return void request.socket.destroy()
    // Its clock stands where a test puts it, if anywhere.
    response.sendDate = false
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    const text = raw ?? JSON.stringify(content)
    if (!drop) return void response.end(text)
    response.write(text.slice(0, 3))
    setTimeout(() => request.socket.destroy(), 20)
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment: ApiEnvironment = { origin, basePath: '/app', clientKey: 'partner-sa' }
  return { origin, seen, environment, close: () => server.close() }
}

/** A network that answers everything with its own page to sign in. */
async function hotspot(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<form>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A session with this bearer, which is renewed with the next where there is one. */
const sessionOf = (bearer: string | undefined, next?: string) => ({
  bearer: async () => bearer,
  renewed: vi.fn(async (_refused: string) => next),
})
const refusedBearer = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.' } }

const otp = { phone: '501234567', country_code: '971', type: 'guest_booking' } as const
const keyed = { idempotencyKey: 'intent.code.1' }

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

describe('what the calls tell by the way', () => {
  const deviceNow = Date.parse('2026-11-23T10:00:00.000Z')
  const dated = (date: string, headers: object = {}) => ({ headers: { date, ...headers } })
  const listening = (environment: ApiEnvironment) => {
    const tell = vi.fn()
    return { tell, apis: createApis({ ...environment, clock: createClock(undefined, () => deviceNow, tell) }) }
  }

  it('is the server’s time, by answers that no cache can have kept', async () => {
    const { environment } = await platform(
      dated('Mon, 23 Nov 2026 08:00:00 GMT', { 'cache-control': 'public, max-age=60' }),
      dated('Mon, 23 Nov 2026 09:00:00 GMT', { 'cache-control': 'no-store' }),
      dated('Mon, 23 Nov 2026 09:30:00 GMT'),
    )
    const { tell, apis } = listening(environment)
    await apis.locale.init()
    expect(tell).not.toHaveBeenCalled()
    await apis.locale.init()
    await apis.account.sendCode(otp, keyed)
    const minutes = tell.mock.calls.map(([ms]: number[]) => Math.round(ms! / 60_000))
    expect([minutes[0], minutes.at(-1)]).toEqual([-60, -30])
  })

  it('is asked for where it is not known, once, and not where nobody answers', async () => {
    const { environment, seen } = await platform({ body: { data: { time: '2026-11-23T12:00:00.000Z' } } })
    const { tell, apis } = listening(environment)
    expect(await Promise.all([apis.settleClock(), apis.settleClock()])).toEqual([true, true])
    expect(await apis.settleClock()).toBe(true)
    expect(seen.map(({ path }) => path)).toEqual([`/app/api/locale${calls.serverTime.path}`])
    expect(tell).toHaveBeenLastCalledWith(7_200_000)
    const silent = await platform(...Array<Reply>(4).fill({ drop: true }))
    expect(await listening(silent.environment).apis.settleClock()).toBe(false)
    for (const body of ['<html>', {}, { data: null }, { data: { time: 'soon' } }]) {
      const other = await platform({ body })
      expect(await listening(other.environment).apis.settleClock()).toBe(false)
    }
  })

  it('is whether the platform was reached: a refusal is an answer, a page of somebody else is one of the network’s', async () => {
    const { environment } = await platform(
      { drop: true },
      { status: 404, body: { code: 'not_found' } },
      { headers: { 'content-type': 'text/html' } },
    )
    const outcomes: string[] = []
    const { locale } = createApis({ ...environment, onOutcome: (outcome) => outcomes.push(outcome) })
    await locale.init().catch(() => {})
    await locale.init().catch(() => {})
    expect(outcomes).toEqual(['unreached', 'answered', 'unreached'])
  })
})

describe('a lost connection', () => {
  const lost: Reply = { drop: true }
  afterEach(() => vi.unstubAllGlobals())

  it('is not tried again on a device that says it has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { environment, seen } = await platform(lost, lost)
    await expect(createApis(environment).locale.init()).rejects.toMatchObject({ code: 'offline' })
    expect(seen.length).toBe(1)
  })

  it('is tried again for what may be sent twice: reads, and writes with a key', async () => {
    const reading = await platform(lost, lost)
    await createApis(reading.environment).locale.init()
    expect(reading.seen.length).toBe(3)
    const writing = await platform(lost)
    await createApis(writing.environment).appointment.hold({} as never, { idempotencyKey: 'intent.1' })
    expect(writing.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['"intent.1"', '"intent.1"'])
  })

  it('is one, too, where the answer broke off in the middle', async () => {
    const { environment, seen } = await platform({ drop: 'half' }, { body: { data: { version: '1' } } })
    expect(await createApis(environment).locale.init()).toEqual({ version: '1' })
    expect(seen.length).toBe(2)
  })

  it('is not tried again for a write without a key, and is rejected as it is [E06]', async () => {
    const { environment, seen } = await platform(lost)
    const failure = createTransport(environment)('account').post('/patient/otp', otp)
    await expect(failure).rejects.toMatchObject({ message: 'Network Error' })
    expect(seen.length).toBe(1)
  })

  it('is given up after three more attempts, as being offline', async () => {
    const { environment, seen } = await platform(lost, lost, lost, lost, lost)
    await expect(createApis(environment).locale.init()).rejects.toMatchObject({ name: 'Problem', code: 'offline' })
    expect(seen.length).toBe(4)
  })

  it('is not tried again once the caller has turned away', async () => {
    const { environment, seen } = await platform(lost, lost, lost, lost)
    const controller = new AbortController()
    const failure = createApis(environment).locale.init(controller.signal)
    await expect.poll(() => seen.length).toBe(1)
    controller.abort()
    await expect(failure).rejects.toBeInstanceOf(Error)
    expect(seen.length).toBe(1)
  })
})

describe('the platform', () => {
  it('is asked for once, past every cache: an answer of the platform is one, the page of a hotspot is none', async () => {
    const { environment, seen, close } = await platform({ status: 503, body: {} })
    const settings = { ...environment, clock: createClock() }
    expect([await isReached(settings), seen[0]?.path]).toEqual([true, '/app/api/locale/appservice/time'])
    close()
    expect(await isReached({ ...settings, serviceUrls: { locale: 'http://127.0.0.1:9' } })).toBe(false)
    expect(await isReached({ ...settings, origin: await hotspot() })).toBe(false)
  })
})

describe('an attempt that an earlier one with the same key is still at', () => {
  const running: Reply = { status: 409, body: { code: 'idempotency_in_progress', message: 'm' } }

  it('is made again until the first one’s answer is there', async () => {
    const { environment, seen } = await platform(running, running, { body: { data: { code_length: 6 } } })
    expect(await createApis(environment).account.sendCode(otp, keyed)).toEqual({ code_length: 6 })
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['"intent.code.1"']))
  })

  it('is given up when that goes on', async () => {
    const { environment, seen } = await platform(...Array<Reply>(5).fill(running))
    const failure = createApis(environment).account.sendCode(otp, keyed)
    await expect(failure).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    expect(seen.length).toBe(4)
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

describe('an answer of somebody else, like the login page of a network', () => {
  const portal: Reply = { headers: { 'content-type': 'text/html' }, raw: '<!doctype html><title>Hotel Wi-Fi</title>' }
  const callsOf = (environment: ApiEnvironment) => {
    const { locale, account, appointment, discovery, search } = createApis(environment)
    return {
      init: () => locale.init(),
      'a code': () => account.sendCode(otp, keyed),
      'a booking': () => appointment.book({} as never, { idempotencyKey: 'intent.1', guestToken: 'g' }),
      'a hold given back': () => appointment.release('h', 't'),
      'a clinic': () => discovery.clinic({ id: '1' }),
      doctors: () => search.doctors({ query: 'a' }),
      clinics: () => search.facilities({ query: 'a' }),
      counts: () => search.counts('doctor', [{}]),
      suggestions: () => search.suggest('a', { country: 'ae' }),
      specialities: () => search.specialities('en'),
    }
  }
  type What = keyof ReturnType<typeof callsOf>
  const every = Object.keys(callsOf({ origin: 'http://127.0.0.1', basePath: '' })) as What[]

  it.each(every)('is never taken for %s, and says that nobody answered', async (what) => {
    // Clinics without any data are "No Content", by the word of the specification (E12).
    const empty = what === 'clinics' ? [] : [{ raw: '' }, { status: 204, raw: '' }]
    for (const reply of [
      ...empty,
      portal,
      { ...portal, headers: { 'content-type': 'application/json' } },
      { ...portal, raw: '{"data":{"hits":[],"sent":true}}' },
      { status: 302, raw: '', headers: { location: 'http://127.0.0.1:1/login' } },
      { ...portal, status: 404 },
      { ...portal, status: 511 },
    ] satisfies Reply[]) {
      const { environment } = await platform(reply)
      const failure = callsOf(environment)[what]()
      await expect(failure, JSON.stringify(reply)).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' })
    }
  })

  it.each(every.filter((what) => what !== 'clinics' && what !== 'a hold given back'))(
    'as data without what is due is none for %s either',
    async (what) => {
      for (const body of [{}, [], 'ok', null, { status: 'login' }, { data: null }]) {
        const { environment } = await platform({ body })
        const failure = callsOf(environment)[what]()
        await expect(failure, JSON.stringify(body)).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' })
      }
    },
  )

  it('ends no session, whatever its status', async () => {
    const { environment } = await platform({ ...portal, status: 401 })
    const session = sessionOf('stored')
    const failure = createApis({ ...environment, session }).locale.init()
    await expect(failure).rejects.toMatchObject({ code: 'unavailable' })
    expect(session.renewed).not.toHaveBeenCalled()
  })
})
