import { cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { useAppUpdate } from '#src/page-load/app-update.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { registerWithUpdates } from './register-with-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
// What waits stands in a module, which other files of this process would share.
afterAll(() => void vi.resetModules())

type Opened = { isWaiting?: boolean }

/** A page, as a rule with a version that waits, how often that was told to take over, and how often the page was loaded anew. */
async function openPage({ isWaiting = true }: Opened = {}) {
  const seen = { accepted: 0, loads: 0 }
  vi.stubGlobal('location', { reload: () => void seen.loads++ })
  const version = { state: 'installed' }
  const offerVersion = () => worker.dispatchEvent(Object.assign(new Event('waiting'), { sw: version }))
  const worker = Object.assign(new EventTarget(), {
    messageSkipWaiting: () => void seen.accepted++,
    // Workbox says what waits before it answers.
    register: async () => {
      if (isWaiting) offerVersion()
      return { waiting: isWaiting ? version : null }
    },
  })
  await registerWithUpdates(worker as unknown as Workbox)
  const { result } = renderHook(() => useAppUpdate())
  const takeOver = () => worker.dispatchEvent(new Event('controlling'))
  return { seen, version, offer: () => result.current, takeOver, offerVersion }
}

it('a version is accepted by the patient alone, and the page loaded anew when it has taken over', async () => {
  const { seen, offer, takeOver } = await openPage()
  expect([offer().isReady, seen]).toEqual([true, { accepted: 0, loads: 0 }])
  offer().apply()
  expect(seen).toEqual({ accepted: 1, loads: 0 })
  takeOver()
  expect(seen).toEqual({ accepted: 1, loads: 1 })
})

it('one that another tab has accepted is there with the page that is loaded anew', async () => {
  const { seen, version, offer } = await openPage()
  version.state = 'activated'
  offer().apply()
  expect(seen).toEqual({ accepted: 0, loads: 1 })
})

it('where the browser is late the page is loaded anew once, which accepts it by itself and waits', async () => {
  const first = await openPage()
  first.offer().apply()
  vi.advanceTimersByTime(1_999)
  expect(first.seen.loads).toBe(0)
  vi.advanceTimersByTime(1)
  expect(first.seen).toEqual({ accepted: 1, loads: 1 })

  const second = await openPage()
  expect(second.seen).toEqual({ accepted: 1, loads: 0 })
  vi.advanceTimersByTime(60_000)
  expect(second.seen.loads).toBe(0)
  second.takeOver()
  expect(second.seen.loads).toBe(1)

  // Another version, later, is offered again.
  expect((await openPage()).seen.accepted).toBe(0)
})

it('where it took over while the page still came from the worker before, that page is loaded once more', async () => {
  const first = await openPage()
  first.offer().apply()
  vi.advanceTimersByTime(2_000)
  const second = await openPage({ isWaiting: false })
  expect(second.seen).toEqual({ accepted: 0, loads: 1 })
  // What comes later is offered, and not accepted for what was pressed before.
  second.offerVersion()
  expect(second.seen.accepted).toBe(0)
  expect((await openPage({ isWaiting: false })).seen.loads).toBe(0)
})

it('what began meanwhile is not interrupted by that', async () => {
  const { seen, offer } = await openPage()
  offer().apply()
  const bookingEnds = blockUpdates('booking')
  vi.advanceTimersByTime(60_000)
  expect(seen.loads).toBe(0)
  bookingEnds()
})
