import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationTopics } from '#contract/settings'
import { followServer } from '#src/clock/server-time.ts'
import { ownCopyKey } from '#src/session/own-copies.ts'
import { backgroundSending, type BackgroundSending } from '#src/storage/background-sending.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { visitPush } from '#src/storage/visit-push.ts'
import type { OutboxEntry } from '../outbox/entry.ts'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './listen.ts'
type Listening = { listenForSync: (scope: object, watched: (work: Promise<unknown>) => Promise<unknown>) => void }
const { listenForSync } = (await import(script)) as Listening

const tenant = 'insurer'
const storage = tenantStorage(tenant)
const store = outboxStore(tenant, storage)
const words = (title: string) => ({ title, body: `${title}.` })
const facts: BackgroundSending = {
  home: { origin: 'https://app.example', mount: '/m/', key: tenant },
  bases: { locale: 'https://app.example/l', account: 'https://app.example/a', appointment: 'https://app.example/p' },
  headers: {},
  canRenew: true,
  notices: { lang: 'en', dir: 'ltr', words: { sent: words('sent'), needsYou: words('look'), waits: words('waits') } },
}
const visit = {
  appointmentId: 'a-1',
  practitionerName: 'Dr. Layla',
  start: '2036-11-24T09:00:00.000Z',
  timeZone: 'UTC',
}

beforeEach(async () => {
  await storage.clear()
  vi.stubGlobal('Notification', { permission: 'granted' })
  await backgroundSending(tenant, storage).keep(facts)
  const entry = { id: 'one', tenant, kind: 'visit_consent', idempotencyKey: 'one', isOn: true, visit }
  const fresh = { ...entry, createdAt: new Date().toISOString(), attempts: 0, state: 'queued' } as OutboxEntry
  await store.put(fresh, () => fresh)
})
afterEach(() => {
  vi.unstubAllGlobals()
  followServer(0)
})

/** A worker in a browser with these windows; the platform takes everything, or cannot be reached. */
function openScope({ windows = [] as object[], isReached = true } = {}) {
  const called: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!isReached) throw new TypeError('no network')
    called.push(`${new URL(address).pathname} ${body as string}`)
    return Response.json({ data: address.endsWith('/time') ? { time: new Date().toISOString() } : { id: 'a-1' } })
  })
  const listeners = new Map<string, (event: object) => void>()
  const shown: [title: string, options: NotificationOptions][] = []
  const opened: string[] = []
  const scope = {
    registration: {
      scope: 'https://app.example/m/',
      showNotification: async (...notice: (typeof shown)[number]) => void shown.push(notice),
    },
    location: { origin: 'https://app.example' },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(path) },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  listenForSync(scope, (work) => work)
  const hear = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
    return work.length
  }
  const wake = (lastChance = false, tag = `outbox:${tenant}`) => hear('sync', { tag, lastChance })
  return { wake, hear, shown, opened, called }
}

it('sends when the browser says that there is a network, and says so where messages are turned on', async () => {
  const silent = openScope()
  await silent.wake()
  expect([(await store.get('one'))?.fetched, silent.shown]).toEqual([{ answer: { id: 'a-1' } }, []])

  await store.update('one', ({ fetched: _, ...entry }) => ({ ...entry, state: 'queued' }))
  await visitPush(tenant, storage).keep('a-2')
  const scope = openScope()
  expect(await scope.wake(false, 'of somebody else')).toBe(0)
  await scope.wake()
  expect(scope.shown).toEqual([
    [
      'sent',
      {
        body: 'sent.',
        lang: 'en',
        dir: 'ltr',
        icon: '/m/icons/icon-192.png?key=insurer',
        tag: 'outbox',
        data: { path: '/m/', key: tenant },
      },
    ],
  ])

  await store.update('one', ({ fetched: _, ...entry }) => ({ ...entry, state: 'queued' }))
  vi.stubGlobal('Notification', { permission: 'denied' })
  const denied = openScope()
  await denied.wake()
  expect([(await store.get('one'))?.fetched !== undefined, denied.shown]).toEqual([true, []])
})

const noMessages = notificationTopics.map((topic) => ({ topic, push: false, sms: true, email: true }))
const remindersOnly = noMessages.map((one) => ({ ...one, push: one.topic === 'reminders' }))
const night = { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }
it.each([
  ['before the night', '2026-11-23T17:59:00Z', { settings: remindersOnly, quiet_hours: night }, ['sent']],
  [
    'as it begins, in the zone of the patient',
    '2026-11-23T18:00:00Z',
    { settings: remindersOnly, quiet_hours: night },
    [],
  ],
  ['after midnight', '2026-11-23T20:05:00Z', { settings: remindersOnly, quiet_hours: night }, []],
  ['as it ends', '2026-11-24T03:00:00Z', { settings: remindersOnly, quiet_hours: night }, ['sent']],
  [
    'a nap at noon',
    '2026-11-24T09:30:00Z',
    { settings: remindersOnly, quiet_hours: { ...night, from: '13:00', to: '15:00' } },
    [],
  ],
  [
    'after a nap',
    '2026-11-24T11:00:00Z',
    { settings: remindersOnly, quiet_hours: { ...night, from: '13:00', to: '15:00' } },
    ['sent'],
  ],
  ['any hour of who is told of nothing', '2026-11-24T11:00:00Z', { settings: noMessages, quiet_hours: null }, []],
])('says nothing in hours in which the patient is not to be disturbed: %s [N05]', async (_, at, value, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  try {
    await store.update('one', (entry) => ({ ...entry, createdAt: at }))
    await visitPush(tenant, storage).keep('a-2')
    await storage.set(ownCopyKey(tenant, 'messages'), { patientId: 'p-1', readAt: 0, value })
    const scope = openScope()
    await scope.wake()
    expect((await store.get('one'))?.fetched).toBeDefined()
    expect(scope.shown.map(([title]) => title)).toEqual(told)
  } finally {
    vi.useRealTimers()
  }
})

it('has the browser try again what was not answered, and says at the last time that it waits', async () => {
  await visitPush(tenant, storage).keep('a-2')
  const scope = openScope({ isReached: false })
  await expect(scope.wake()).rejects.toThrow()
  expect(scope.shown).toEqual([])
  await expect(scope.wake(true)).rejects.toThrow()
  expect(scope.shown.map(([title]) => title)).toEqual(['waits'])
})

it('leaves what waits to a page of this tenant that is looked at, and to no other', async () => {
  const page = { url: `https://app.example/m/en-ae?key=${tenant}`, visibilityState: 'visible' }
  await openScope({ windows: [page] }).wake()
  expect((await store.get('one'))?.attempts).toBe(0)
  const others = [
    { ...page, visibilityState: 'hidden' },
    { ...page, url: 'https://app.example/m/en-ae' },
  ]
  await openScope({ windows: others }).wake()
  expect((await store.get('one'))?.attempts).toBe(1)
})

it('ends the sessions of which the device owes the server a word, and has the browser try again where it is not reached [C18]', async () => {
  const owed = owedSignOuts(tenant, storage)
  await store.remove('one')
  for (const hash of ['a1', 'b2']) await owed.add(hash)
  await visitPush(tenant, storage).keep('a-2')
  const away = openScope({ isReached: false })
  // At the last time too: nobody reads of it who did not sign out.
  for (const lastChance of [false, true]) await expect(away.wake(lastChance)).rejects.toThrow()
  expect([away.shown, await owed.list()]).toEqual([[], ['a1', 'b2']])

  const there = openScope()
  await there.wake()
  expect(there.called.filter((call) => !call.includes('/time'))).toEqual(
    ['a1', 'b2'].map((hash) => `/a/auth/logout/later ${JSON.stringify({ session_hash: hash })}`),
  )
  expect([there.shown, await owed.list()]).toEqual([[], []])
})

it('keeps the number on the icon of a tenant that has the origin alone', async () => {
  const shown: number[] = []
  const badge = {
    setAppBadge: async (count: number) => void shown.push(count),
  }
  vi.stubGlobal('navigator', badge)
  await openScope({ isReached: false })
    .wake()
    .catch(() => undefined)
  expect(shown).toEqual([])
  await backgroundSending(tenant, storage).keep({ ...facts, home: { ...facts.home, key: null } })
  await openScope({ isReached: false })
    .wake()
    .catch(() => undefined)
  await openScope().wake()
  expect(shown).toEqual([1, 0])
})

it('leads a tap into the app of its tenant', async () => {
  const scope = openScope()
  const close = vi.fn()
  await scope.hear('notificationclick', { notification: { close, data: { path: '/m/', key: tenant } } })
  expect([scope.opened, close.mock.calls.length]).toEqual([[`/m/?key=${tenant}`], 1])
})
