import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionKey } from '#src/storage/session-tokens.ts'
import { toVisitCopy } from '#src/session/to-own-copies.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './push.ts'
const origin = 'https://app.example'
const key = new Uint8Array([4, 27, 250]).buffer

/** What the worker finds around it: its handlers, its windows, and what it subscribes with. */
let handlers: Map<string, (event: object) => void>
let windows: { url: string; heard: unknown[]; postMessage: (message: unknown, ports?: MessagePort[]) => void }[]
let asked: unknown[]

const windowAt = (url: string) => {
  const heard: unknown[] = []
  const postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    heard.push(message)
    port?.postMessage('heard')
  }
  return { url, heard, postMessage }
}

beforeEach(() => begin(`${origin}/push.js?key=insurer`))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin(href: string): Promise<void> {
  handlers = new Map()
  asked = []
  windows = []
  vi.stubGlobal('self', {
    location: { href },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    // Below its scope there is no page: it controls none.
    clients: {
      matchAll: async (asked?: { includeUncontrolled?: boolean }) => (asked?.includeUncontrolled ? windows : []),
    },
    registration: {
      scope: `${origin}/push/insurer/`,
      pushManager: {
        getSubscription: async () => null,
        subscribe: async (options: unknown) => asked.push(options),
      },
    },
  })
  vi.resetModules()
  await import(script)
}

/** What a browser says when it has ended a subscription. */
async function end(oldSubscription: object | null): Promise<void> {
  const waited: Promise<unknown>[] = []
  const event = { oldSubscription, newSubscription: null, waitUntil: (work: Promise<unknown>) => waited.push(work) }
  handlers.get('pushsubscriptionchange')?.(event)
  await Promise.all(waited)
}

it('after its subscription ended the worker has another, of which one open page of the tenant tells the server [W02]', async () => {
  windows = ['/en-ae?key=clinic', '/en-ae?key=insurer', '/ar-ae?key=insurer'].map((path) => windowAt(origin + path))
  await end({ options: { applicationServerKey: key } })
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: key }])
  expect(windows.map(({ heard }) => heard)).toEqual([[], [{ type: 'RESUBSCRIBED' }], []])
})

it('a subscription that cannot be renewed is no news for a page', async () => {
  windows = [windowAt(`${origin}/en-ae?key=insurer`)]
  await end(null)
  expect([asked, windows[0]?.heard]).toEqual([[], []])
})

describe('what the worker says of a message', () => {
  const shown: { title: string; options: { data: object } }[] = []
  const said: unknown[] = []
  beforeEach(() => prepare())
  const prepare = () => {
    shown.length = 0
    said.length = 0
    Object.assign((globalThis as unknown as { self: { registration: object } }).self.registration, {
      showNotification: async (title: string, options: { data: object }) => void shown.push({ title, options }),
    })
    vi.stubGlobal('navigator', { language: 'en-AE' })
    vi.stubGlobal('fetch', async (address: string, { body, credentials }: RequestInit) => {
      said.push([address, JSON.parse(body as string), credentials])
    })
  }
  const happen = async (type: string, event: object) => {
    const waited: Promise<unknown>[] = []
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    await Promise.all(waited)
  }
  const deliver = (notification: object) =>
    happen('push', { data: { text: () => JSON.stringify({ web_push: 8030, notification }) } })
  let closed = 0
  const tap = (action = '', data: object = shown[0]!.options.data) =>
    happen('notificationclick', { action, notification: { close: () => (closed += 1), data } })

  it('is that one was shown and tapped, to its own tenant, and nothing of the message', async () => {
    windows = [{ ...windowAt(`${origin}/en-ae?key=insurer`), focus: async () => undefined } as never]
    await deliver({ title: 'Update', body: 'Layla', navigate: '/en-ae?key=insurer' })
    await tap()
    const address = `${origin}/tally/insurer`
    expect(said).toEqual([
      [address, { what: 'shown' }, 'omit'],
      [address, { what: 'opened' }, 'omit'],
    ])
  })

  it('is led by a button where that leads, in the open window of the tenant, which comes to the front', async () => {
    let focused = 0
    const own = { ...windowAt(`${origin}/en-ae?key=insurer`), focus: async () => void (focused += 1) }
    windows = [windowAt(`${origin}/en-ae?key=clinic`), own]
    const visit = '/en-ae/dashboard/appointments/7/detail?key=insurer'
    const actions = ['directions', 'move'].map((action) => ({ action, title: 'B', navigate: `${visit}&do=${action}` }))
    await deliver({ title: 'T', navigate: visit, actions })
    closed = 0
    // A platform may name a button that the message does not have.
    for (const action of ['move', 'directions', '', 'join', 'constructor']) await tap(action)
    // What an earlier build, or somebody else, has left in a notification is read as any other.
    await tap('move', { path: visit, paths: { move: 'https://evil.example/' } })
    const led = [`${visit}&do=move`, `${visit}&do=directions`, visit, visit, visit, '/?key=insurer']
    expect(own.heard).toEqual(led.map((path) => ({ type: 'GO_TO', path })))
    expect([windows[0]?.heard, focused, closed]).toEqual([[], 6, 6])
  })

  it('is of one that staff try that it was shown, with what it came with', async () => {
    windows = [{ ...windowAt(`${origin}/en-ae?key=insurer`), focus: async () => undefined } as never]
    await deliver({ title: 'Try', navigate: '/en-ae?key=insurer', report: 'of-this-message' })
    await tap()
    expect(said).toEqual([[`${origin}/tally/insurer`, { what: 'shown', report: 'of-this-message' }, 'omit']])
  })

  it('is to every open page of the tenant that a doctor waits, and of no other message', async () => {
    windows = ['/en-ae?key=clinic', '/en-ae?key=insurer', '/ar-ae?key=insurer'].map((path) => windowAt(origin + path))
    const navigate = '/en-ae/appointment/session/1234-5678?key=insurer'
    const withButton = (action: string) => ({ title: 'T', navigate, actions: [{ action, title: 'B', navigate }] })
    await deliver(withButton('move'))
    expect(windows.flatMap(({ heard }) => heard)).toEqual([])
    await deliver(withButton('join'))
    const called = [{ type: 'CALLED', number: '1234-5678' }]
    expect(windows.map(({ heard }) => heard)).toEqual([[], called, called])
  })

  it('keeps the number on the icon of a tenant that has the origin alone', async () => {
    const badge: number[] = []
    const device = {
      language: 'en-AE',
      setAppBadge: async (count: number) => void badge.push(count),
    }
    vi.stubGlobal('navigator', device)
    await deliver({ title: 'Update', navigate: '/en-ae' })
    expect(badge).toEqual([])
    await begin(`${origin}/push.js`)
    prepare()
    vi.stubGlobal('navigator', device)
    await deliver({ title: 'Update', navigate: '/en-ae' })
    expect([badge, shown.length]).toEqual([[0], 1])
  })

  it('no longer counts a visit of today that is off or moved since it was read, until it is read again', async () => {
    const badge: number[] = []
    await begin(`${origin}/push.js`)
    prepare()
    vi.stubGlobal('navigator', { language: 'en-AE', setAppBadge: async (count: number) => void badge.push(count) })
    const storage = tenantStorage('insurer')
    const noon = Date.parse('2026-11-26T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    const visit = (id: string, readAt?: number) => ({
      ...{ id, appointment_number: `${id}-number`, status: 'booked', time_zone: 'UTC', readAt },
      ...{ start: '2026-11-26T15:00:00Z', end: '2026-11-26T15:30:00Z' },
    })
    const patient = { id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01T00:00:00.000Z' }
    const keep = async (readAt: number) => {
      const visits = { here: visit('here', readAt), both: visit('both', readAt) }
      await storage.set(sessionKey('insurer'), { appointmentTokens: {}, patient, visits })
      const value = [visit('both', readAt), visit('list')]
      await storage.set(storageKey('insurer', 'own-copy', 'ahead'), { patientId: 'p', readAt, value })
    }
    const notify = (path: string, changedAt?: number) =>
      deliver({ title: 'Update', navigate: `/en-ae${path}`, ...(changedAt && { changed_at: changedAt / 1000 }) })
    await keep(noon - 60_000)
    // A visit that was booked or is reminded of is as it was read.
    await notify('/dashboard/appointments/list/detail')
    await notify('/dashboard/appointments/list/detail?do=move', noon)
    await notify('/appointment-detail/here-number', noon)
    await notify('/dashboard/appointments/both/detail', noon)
    // Read after the change: on this device, or while the message waited for the end of quiet hours.
    await keep(noon - 60_000)
    await notify('/dashboard/appointments/both/detail', noon - 90_000)
    // By a device whose clock is ten minutes behind.
    await storage.set(storageKey('insurer', 'clock'), { differenceMs: 600_000, measuredAt: noon })
    await notify('/dashboard/appointments/both/detail', noon + 500_000)
    expect(badge).toEqual([3, 2, 1, 0, 3, 3])
    expect(await storage.get(sessionKey('insurer'))).toMatchObject({ patient, appointmentTokens: {} })
  })

  it('counts a visit that was moved to later today as soon as it has read it again, by the session of this device', async () => {
    const badge: number[] = []
    const calls: unknown[] = []
    await begin(`${origin}/push.js`)
    prepare()
    vi.stubGlobal('navigator', { language: 'en-AE', setAppBadge: async (count: number) => void badge.push(count) })
    const storage = tenantStorage('insurer')
    const noon = Date.parse('2026-11-26T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    const moved = {
      ...appointmentWith('moved'),
      ...{ start: '2026-11-26T18:00:00Z', end: '2026-11-26T18:30:00Z', time_zone: 'UTC' },
    }
    const patient = { id: 'p', idToken: 'of-session', refreshToken: 'r', expiresAt: '2999-01-01T00:00:00.000Z' }
    const old = { ...toVisitCopy(moved), start: '2026-11-26T15:00:00Z', end: '2026-11-26T15:30:00Z' }
    await storage.set(sessionKey('insurer'), { appointmentTokens: {}, patient })
    await storage.set(storageKey('insurer', 'own-copy', 'ahead'), {
      ...{ patientId: 'p', readAt: noon - 60_000 },
      value: [old],
    })
    await storage.set(storageKey('insurer', 'clock'), { differenceMs: 0, measuredAt: noon })
    const bases = { locale: `${origin}/l`, account: `${origin}/a`, appointment: `${origin}/v` }
    await storage.set(storageKey('insurer', 'background-sending'), { bases, headers: {}, canRenew: true })
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
      if (!address.startsWith(bases.appointment)) return Response.json({})
      calls.push([address, new Headers(headers).get('authorization')])
      return Response.json({ data: moved })
    })
    const navigate = '/en-ae/dashboard/appointments/moved/detail'
    await deliver({ title: 'Update', navigate, changed_at: noon / 1000 })
    expect(calls).toEqual([[`${origin}/v/patientapp/appointments/moved`, 'Bearer of-session']])
    expect(badge).toEqual([0, 1])
    expect(await storage.get(storageKey('insurer', 'own-copy', 'ahead'))).toMatchObject({
      value: [{ start: moved.start, readAt: noon }],
    })
    // Nothing is asked for that is not kept, nor twice.
    await deliver({ title: 'Update', navigate, changed_at: noon / 1000 })
    await deliver({ title: 'Update', navigate: navigate.replace('moved', 'other'), changed_at: noon / 1000 })
    expect(calls).toHaveLength(1)
  })
})
