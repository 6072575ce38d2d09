import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppContext } from '#src/context/app-context.ts'
import { webPushWay } from './web-push-way.ts'

const tenant = 'sadeem'
const app = {
  tenant,
  basePath: '',
  apis: async () => ({
    transport: () => ({
      request: async () => ({
        headers: { 'content-type': 'application/json' },
        data: { data: { public_key: 'BBv6' } },
      }),
    }),
  }),
} as unknown as AppContext

/** The push worker as it stands in the browser: not there yet, on its way, ready. */
const pushManager = {
  getSubscription: async () => null,
  subscribe: async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } }) }),
}
const scope = new URL(`/push/${tenant}/`, window.location.href).href
const onItsWay = {
  scope,
  active: null,
  pushManager: { ...pushManager, subscribe: () => Promise.reject(new Error('no active worker')) },
}
const ready = { scope, active: {}, pushManager }
let stands: object[]

beforeEach(() => {
  vi.useFakeTimers()
  stands = []
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistrations: async () => stands },
    configurable: true,
  })
})
afterEach(() => void vi.useRealTimers())

it('waits for the push worker where messages are turned on before it is ready', async () => {
  const subscribed = webPushWay(app).subscribe()
  await vi.advanceTimersByTimeAsync(1000)
  stands = [onItsWay]
  await vi.advanceTimersByTimeAsync(1000)
  stands = [ready]
  await vi.advanceTimersByTimeAsync(1000)
  expect(JSON.parse(await subscribed)).toMatchObject({ endpoint: 'https://push.example/1' })
})

it('gives up where the worker never comes', async () => {
  const subscribed = webPushWay(app).subscribe()
  const refused = expect(subscribed).rejects.toThrow('not ready')
  await vi.advanceTimersByTimeAsync(20_000)
  await refused
})

it('ends its waiting where nobody waits for it any more', async () => {
  const leaving = new AbortController()
  const subscribed = webPushWay(app).subscribe(leaving.signal)
  const refused = expect(subscribed).rejects.toThrow('left')
  leaving.abort(new Error('left'))
  await vi.advanceTimersByTimeAsync(1000)
  await refused
})
