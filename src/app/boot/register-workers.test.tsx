import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appointmentWith } from '#tests/support/booking'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { keepRegistered } from '#src/features/push/keep-registered.ts'
import { watchedVisits } from '#src/features/doctor-online/watched-visits.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { hearCalls } from './hear-calls.ts'
import { registerWorkers } from './register-workers.ts'

vi.mock('#src/error-reporting/failures.ts', async (original) => ({
  ...(await original<object>()),
  countFailure: vi.fn(),
}))
vi.mock('#src/features/push/keep-registered.ts', () => ({ keepRegistered: vi.fn(async () => undefined) }))

/** Registrations that the browser was asked for, and the scripts it refuses. */
let registered: [script: string, scope: string][]
let refused: RegExp
/** Scopes that an earlier visit registered and nobody has taken away. */
let kept: Set<string>
beforeEach(() => {
  registered = []
  kept = new Set()
  refused = /(?!)/
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve({ active: null }),
    getRegistrations: () =>
      Promise.resolve([...kept].map((scope) => ({ scope, unregister: async () => kept.delete(scope) }))),
    register(script: string | URL, { scope }: RegistrationOptions) {
      registered.push([String(script), scope!])
      if (refused.test(String(script))) return Promise.reject(new Error('refused'))
      return Promise.resolve(Object.assign(new EventTarget(), { scope, update: async () => undefined }))
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
})

const appOf = (push_enabled: boolean, keyInUrl = false) =>
  ({
    tenant: 'sadeem',
    keyInUrl,
    basePath: '/care',
    locale: { prefix: 'en-ae' },
    init: { settings: { whitelabel_configs: { push_enabled } } },
  }) as AppContext
const start = (app: AppContext) => registerWorkers(app, { isBuilt: true })
const scripts = () => registered.map(([script]) => script).sort()

const all = ['/care/push-updater.js', '/care/push.js', '/care/sw.js']

describe('the workers', () => {
  it('are registered from the base path, each for its own part of it [W01]', async () => {
    await start(appOf(true))
    expect(Object.fromEntries(registered)).toEqual({
      '/care/sw.js': '/care/',
      '/care/push.js': '/care/push/sadeem/',
      '/care/push-updater.js': '/care/push-updater/',
    })
  })

  it.each([
    [/sw\.js/, ['white-label worker']],
    [/push\.js/, ['push worker']],
    [/push-updater/, ['push updater worker']],
    [/./, ['push updater worker', 'push worker', 'white-label worker']],
  ])(
    'fail silently and are counted, and none keeps another from being registered: %s [W01]',
    async (which, counted) => {
      refused = which
      vi.mocked(countFailure).mockClear()
      await expect(start(appOf(true))).resolves.toBeUndefined()
      expect(scripts()).toEqual(all)
      const failures = vi.mocked(countFailure).mock.calls.filter(([, error]) => String(error) === 'Error: refused')
      expect(failures.map(([what]) => what).sort()).toEqual(counted)
    },
  )

  it('are registered though the app’s own is never ready: its files cannot be had', async () => {
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) })
    await expect(start(appOf(true))).resolves.toBeUndefined()
    expect(scripts()).toEqual(all)
  })

  it('are told which fonts and pictures of the tenant the page has, which came before there was a worker [W01]', async () => {
    const told: unknown[] = []
    const active = { postMessage: (message: unknown) => told.push(message) }
    Object.assign(navigator.serviceWorker, { ready: Promise.resolve({ active }) })
    const loaded = [
      'tenant-assets/sadeem/sun.svg?v=0a',
      'portraits/7.webp',
      'tenant-assets/sadeem/visit.mp4',
      'fonts/a.woff2',
    ]
    const entries = [...loaded, ...loaded].map((path) => ({ name: `https://app.example/care/${path}` }))
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never)
    Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
    await start(appOf(false))
    const faces = ['fonts/a.woff2', 'tenant-assets/sadeem/sun.svg?v=0a'].map(
      (path) => `https://app.example/care/${path}`,
    )
    await vi.waitFor(() => expect(told).toEqual([expect.objectContaining({ type: 'KEEP_SHELL', faces })]))
    vi.restoreAllMocks()
    Reflect.deleteProperty(document, 'fonts')
  })

  it('for push lead the page to what was tapped, which answers that it has heard', async () => {
    await start(appOf(true))
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    const data = { type: 'GO_TO', path: '#visit' }
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] as never }))
    expect([await answered, window.location.hash]).toEqual(['heard', '#visit'])
    port1.close()
  })

  it('for push are registered only where the tenant has push [P06]', async () => {
    await start(appOf(false))
    expect(scripts()).toEqual(['/care/sw.js'])
    await start(appOf(true))
    expect(scripts()).toEqual(['/care/push-updater.js', '/care/push.js', '/care/sw.js', '/care/sw.js'])
  })

  it('for push are taken away from a tenant that no longer has push, and from no other [P06]', async () => {
    const own = 'http://localhost:3000/care/push/sadeem/'
    const others = ['http://localhost:3000/care/', 'http://localhost:3000/care/push/rumman/']
    kept = new Set([own, ...others])
    await start(appOf(true))
    expect([...kept]).toEqual([own, ...others])
    await start(appOf(false))
    expect([...kept]).toEqual(others)
  })

  it('for push say when they have another subscription, and the page registers it', async () => {
    const app = appOf(true)
    await start(app)
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'RESUBSCRIBED' } }))
    await vi.waitFor(() => expect(keepRegistered).toHaveBeenCalledExactlyOnceWith(app))
  })

  it('for push say that a doctor waits, and the page looks after that visit', () => {
    watchedVisits.set([])
    hearCalls({ intl: { load: async () => undefined } } as unknown as AppContext)
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'CALLED', number: 'A-7' } }))
    expect(watchedVisits.get()).toEqual([{ number: 'A-7' }])
  })

  it('for push know by a key which addresses are the tenant’s own', async () => {
    await start(appOf(true, true))
    expect(scripts()).toContain('/care/push.js?key=sadeem')
  })

  describe('on a device that saves data', () => {
    beforeEach(async () => {
      await tenantStorage('sadeem').clear()
      vi.stubGlobal('matchMedia', () => ({ matches: false }))
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      return () => {
        vi.unstubAllGlobals()
        Reflect.deleteProperty(navigator, 'connection')
      }
    })

    it('load nothing for later for who has nothing here', async () => {
      await start(appOf(true))
      expect(scripts()).toEqual(['/care/push-updater.js', '/care/push.js'])
    })

    it.each<[string, () => unknown]>([
      ['is registered already', () => kept.add('http://localhost:3000/care/')],
      ['is of the app on the home screen', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
      [
        'is of a signed-in patient',
        () => sessionStore('sadeem').keepPatient({ id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01' }),
      ],
      [
        'is of a guest with a visit',
        () => sessionStore('sadeem').keepAppointment(appointmentWith('a-1'), 'token', new Date()),
      ],
    ])('serve one that %s', async (_, prepare) => {
      await prepare()
      await start(appOf(false))
      expect(scripts()).toEqual(['/care/sw.js'])
    })
  })
})
