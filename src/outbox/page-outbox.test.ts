// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { Apis } from '#src/api/apis.ts'
import { bookingOf } from '#tests/support/outbox-page'
import { appointmentWith } from '#tests/support/booking'
import { notifyPages } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { pageOutbox } from './page-outbox.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

let tenants = 0

/** The outbox of a tenant of its own, with the bookings that reach the server. */
function openPage({ isTimeKnown = true } = {}) {
  const tenant = `tenant-${(tenants += 1)}`
  const sent: string[] = []
  const apis = async () =>
    ({
      settleClock: async () => isTimeKnown,
      appointment: {
        book: async (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
          sent.push(idempotencyKey)
          return { appointment: appointmentWith(`a-${idempotencyKey}`), appointment_token: 'token' }
        },
      },
    }) as unknown as Apis
  return { tenant, apis, sent, runner: pageOutbox(tenant, apis) }
}

const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('is one for each tenant of the page', () => {
  const page = openPage()
  expect(pageOutbox(page.tenant, page.apis)).toBe(page.runner)
  expect(openPage().runner).not.toBe(page.runner)
})

it('sends what an earlier visit left as soon as it is started', async () => {
  const page = openPage()
  onlineManager.setOnline(false)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await page.runner.submit(bookingOf())
  onlineManager.setOnline(true)
  expect(page.sent).toEqual([])
  void page.runner.start()
  await expect.poll(() => page.sent).toEqual(['intent.1'])
})

it('sends when the connection returns, and when the page is looked at again, before anything else has started it', async () => {
  const page = openPage()
  onlineManager.setOnline(false)
  await page.runner.submit(bookingOf('one.1'))
  await expect.poll(() => page.runner.entries()).toHaveLength(1)
  onlineManager.setOnline(true)
  await expect.poll(() => page.sent).toEqual(['one.1'])

  const drain = vi.spyOn(page.runner, 'drain')
  look('hidden')
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  expect(drain).not.toHaveBeenCalled()
  look('visible')
  expect(drain).toHaveBeenCalledOnce()
  onlineManager.setOnline(false)
  expect(drain).toHaveBeenCalledOnce()
})

it('sends nothing while the server’s time cannot be had, and tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const page = openPage({ isTimeKnown: false })
    const drained = page.runner.drain()
    await page.runner.submit(bookingOf())
    await drained
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    expect([page.sent, (await page.runner.entries()).map(({ state }) => state)]).toEqual([[], ['queued']])
    await page.runner.withdraw('intent.1')
    await page.runner.drain()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('hears what another tab says of an entry, and says what became of its own', async () => {
  const page = openPage()
  const hear = vi.spyOn(page.runner, 'hear')
  const otherTab = new BroadcastChannel(`outbox:${page.tenant}`)
  const said: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => said.push(data))
  otherTab.postMessage('other.1')
  await expect.poll(() => hear.mock.calls).toEqual([['other.1']])
  await page.runner.submit(bookingOf('own.1'))
  await expect.poll(() => said).toContain('own.1')
  otherTab.close()
})

it('sends in one tab at a time where the browser can see to that', async () => {
  const names: string[] = []
  const request = async (name: string, work: () => Promise<unknown>) => {
    names.push(name)
    return work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  try {
    const page = openPage()
    await page.runner.drain()
    expect(names).toEqual([`outbox:${page.tenant}`])
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

it('goes on in its own order after a failure where it cannot', async () => {
  const page = openPage()
  await page.runner.submit(bookingOf('one.1'))
  await expect.poll(() => page.runner.entries()).toEqual([])
  await page.runner.submit(bookingOf('two.1'))
  await expect.poll(() => page.sent).toEqual(['one.1', 'two.1'])
})

it('sends what was given back by a sign-in, without waiting for anything else', async () => {
  const page = openPage()
  onlineManager.setOnline(false)
  await page.runner.submit(bookingOf('intent.back'))
  vi.spyOn(onlineManager, 'isOnline').mockReturnValue(true)
  expect(page.sent).toEqual([])
  notifyPages(page.tenant)
  await expect.poll(() => page.sent).toEqual(['intent.back'])
})

it('asks the browser to keep what waits, once, and not before something does', async () => {
  const persist = vi.fn().mockResolvedValue(true)
  vi.stubGlobal('navigator', { ...navigator, storage: { persist }, userAgent: navigator.userAgent })
  try {
    const page = openPage()
    await page.runner.submit(bookingOf('intent.sent'))
    await expect.poll(() => page.sent).toEqual(['intent.sent'])
    onlineManager.setOnline(false)
    await page.runner.drain()
    const asked = persist.mock.calls.length
    await page.runner.submit(bookingOf('intent.kept'))
    await page.runner.submit(bookingOf('intent.kept.too'))
    await page.runner.drain()
    expect([asked, persist.mock.calls.length]).toEqual([0, 1])
  } finally {
    vi.unstubAllGlobals()
  }
})

it('asks the browser to wake the app’s worker for what has to wait, and again for what is left behind', async () => {
  const tags: string[] = []
  const ready = Promise.resolve({ sync: { register: async (tag: string) => void tags.push(tag) } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } })
  try {
    const page = openPage()
    look('hidden')
    await page.runner.submit(bookingOf('intent.sent'))
    await expect.poll(() => page.sent).toEqual(['intent.sent'])
    await page.runner.drain()
    look('visible')
    await page.runner.drain()
    look('hidden')
    await ready
    expect(tags).toEqual([])
    onlineManager.setOnline(false)
    await page.runner.submit(bookingOf('intent.kept'))
    await page.runner.drain()
    const tag = `outbox:${page.tenant}`
    await expect.poll(() => new Set(tags)).toEqual(new Set([tag]))
    tags.length = 0
    look('visible')
    await page.runner.drain()
    tags.length = 0
    look('hidden')
    await expect.poll(() => tags).toEqual([tag])
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

it('takes on what a worker has sent as soon as it is told, without a network', async () => {
  const page = openPage()
  onlineManager.setOnline(false)
  await page.runner.submit(bookingOf('intent.fetched'))
  const answer = { appointment: appointmentWith('a-1'), appointment_token: 'token' }
  await outboxStore(page.tenant).update('intent.fetched', (entry) => ({
    ...entry,
    state: 'sending',
    fetched: { answer },
  }))
  notifyPages(page.tenant)
  await expect.poll(() => page.runner.entries()).toEqual([])
  expect([await outboxStore(page.tenant).answer('intent.fetched'), page.sent]).toMatchObject([
    { appointmentId: 'a-1' },
    [],
  ])
})
