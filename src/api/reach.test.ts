import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#contract/services'
import { hotspot, keyed, otp, platform, sessionOf, type Reply } from '#tests/support/socket-platform'
import { createApis } from './apis.ts'
import type { ApiEnvironment } from './environment.ts'
import { isReached } from './reach.ts'
import { createClock } from './signing/clock.ts'
import { createTransport } from './transport.ts'

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
