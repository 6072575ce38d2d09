import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { visitPush } from '#src/storage/visit-push.ts'
import { keepRegistered } from './keep-registered.ts'

vi.mock('#src/error-reporting/failures.ts', async (original) => ({
  ...(await original<object>()),
  countFailure: vi.fn(),
}))

const tenant = 'sadeem'
const session = sessionStore(tenant)
const patient = { id: 'layla', idToken: 'bearer', refreshToken: 'refresh', expiresAt: '2999' }
/** Keys of the server, base64url, and their bytes. */
const keys = { first: 'BBv6', second: 'BFcx' }

/** The browser: its permission, its subscription, and how many it has made. */
let permission: NotificationPermission
let subscription: { endpoint: string; key: string } | undefined
let made: number
/** The server: its key, what it was told, and the visits that it knows no more. */
let serverKey: string
let told: [visit: string | undefined, token: string, replaces: string | undefined][]
let unknown: Set<string>
/** Whether the device that it was told of last shows details. */
let showsDetails: unknown
/** Whether it answers. */
let isThere: boolean

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
const asSubscription = () =>
  subscription && {
    options: { applicationServerKey: bytesOf(subscription.key) },
    toJSON: () => ({ endpoint: subscription?.endpoint, keys: { auth: 'a', p256dh: 'p' } }),
    unsubscribe: async () => (subscription = undefined),
  }

const app = {
  tenant,
  basePath: '',
  init: { settings: { whitelabel_configs: { push_enabled: true } } },
  apis: async () => ({
    transport: () => ({
      async request({ method, data }: { method: string; data?: Record<string, string> }) {
        if (!isThere) throw new Problem('unavailable')
        const json = { headers: { 'content-type': 'application/json' } }
        if (method === 'GET') return { ...json, data: { data: { public_key: serverKey } } }
        const { token = '', replaces, appointment_id: visit } = data ?? {}
        if (unknown.has(visit ?? '')) throw new Problem('not_found')
        told.push([visit, endpointOf(token), replaces && endpointOf(replaces)])
        showsDetails = data?.['shows_details']
        return { ...json, data: { data: { registered: true } } }
      },
    }),
  }),
} as unknown as AppContext
const endpointOf = (token: string) => (JSON.parse(token) as { endpoint: string }).endpoint

beforeEach(async () => {
  await tenantStorage(tenant).clear()
  vi.mocked(countFailure).mockClear()
  ;[permission, subscription, made] = ['granted', undefined, 0]
  ;[serverKey, told, unknown, isThere] = [keys.first, [], new Set(), true]
  const pushManager = {
    getSubscription: async () => asSubscription() ?? null,
    async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      made += 1
      subscription = { endpoint: `https://push.example/${made}`, key }
      return asSubscription()
    },
  }
  const registration = { scope: new URL(`/push/${tenant}/`, window.location.href).href, active: {}, pushManager }
  const set = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true })
  set(navigator, 'serviceWorker', { getRegistrations: async () => [registration] })
  set(window, 'PushManager', class {})
  set(window, 'Notification', {
    get permission() {
      return permission
    },
  })
})

const visitOf = (id: string) =>
  session.keepAppointment({ id } as never, `token of ${id}`, new Date('2026-11-25T09:00:00Z'))

describe('at each start a device on which a patient wants messages', () => {
  beforeEach(async () => {
    await session.keepPatient(patient)
    await pushChoice(tenant).keep({ showsDetails: true })
  })

  it('says that it is there', async () => {
    await keepRegistered(app)
    await keepRegistered(app)
    expect(told).toEqual([
      [undefined, 'https://push.example/1', undefined],
      [undefined, 'https://push.example/1', undefined],
    ])
  })

  it('says whether it shows more than that there is something, as they chose it', async () => {
    for (const chosen of [true, false]) {
      await pushChoice(tenant).keep({ showsDetails: chosen })
      await keepRegistered(app)
      expect(showsDetails).toBe(chosen)
    }
  })

  it('says nothing of what fails, and counts it', async () => {
    isThere = false
    await expect(keepRegistered(app)).resolves.toBeUndefined()
    expect(vi.mocked(countFailure).mock.calls.map(([what]) => what)).toEqual(['push service'])
  })

  it.each([
    ['after the server’s key has changed', () => (serverKey = keys.second)],
    ['after the browser has ended its subscription', () => (subscription = undefined)],
  ])('has another subscription %s, which takes the place of the earlier one, once [C47]', async (_when, happens) => {
    await keepRegistered(app)
    happens()
    await keepRegistered(app)
    await keepRegistered(app)
    expect([made, subscription?.key]).toEqual([2, serverKey])
    expect(told.slice(1)).toEqual([
      [undefined, 'https://push.example/2', 'https://push.example/1'],
      [undefined, 'https://push.example/2', undefined],
    ])
  })

  it('names the earlier one until the server has heard of it', async () => {
    await keepRegistered(app)
    subscription = undefined
    isThere = false
    await keepRegistered(app)
    subscription = { endpoint: 'https://push.example/of-the-worker', key: keys.first }
    isThere = true
    await keepRegistered(app)
    expect(told.slice(1)).toEqual([[undefined, 'https://push.example/of-the-worker', 'https://push.example/1']])
  })

  it.each(['denied', 'default'] as const)('asks nobody whose permission is %s', async (now) => {
    permission = now
    await keepRegistered(app)
    expect([made, told]).toEqual([0, []])
  })
})

describe('who booked without an account', () => {
  it('is told of each visit by the new subscription, and by the earlier no more', async () => {
    for (const id of ['tooth', 'heart']) {
      await visitOf(id)
      await visitPush(tenant).keep(id)
    }
    await keepRegistered(app)
    await keepRegistered(app)
    expect(told.map(([visit]) => visit).sort()).toEqual(['heart', 'tooth'])
    subscription = undefined
    await keepRegistered(app)
    expect(told.slice(2).sort()).toEqual([
      ['heart', 'https://push.example/2', 'https://push.example/1'],
      ['tooth', 'https://push.example/2', 'https://push.example/1'],
    ])
  })

  it('has forgotten the visits that are over, and those that this device opens no more', async () => {
    await visitOf('over')
    for (const id of ['over', 'elsewhere']) await visitPush(tenant).keep(id)
    unknown.add('over')
    await keepRegistered(app)
    expect([told, await visitPush(tenant).list()]).toEqual([[], []])
  })
})

it('where nobody wants messages nothing is asked of browser or server', async () => {
  await session.keepPatient(patient)
  await keepRegistered(app)
  expect([made, told]).toEqual([0, []])
})
