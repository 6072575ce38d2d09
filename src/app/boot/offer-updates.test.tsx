import { cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { useAppUpdate } from '#src/page-load/app-update.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { offerUpdates } from './offer-updates.ts'

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

/** A page with a version that waits, and how often it was told to take over and the page was loaded anew. */
function openPage() {
  const seen = { accepted: 0, loads: 0 }
  vi.stubGlobal('location', { reload: () => void seen.loads++ })
  const worker = Object.assign(new EventTarget(), { messageSkipWaiting: () => void seen.accepted++ })
  offerUpdates(worker as unknown as Workbox)
  const version = { state: 'installed' }
  worker.dispatchEvent(Object.assign(new Event('waiting'), { sw: version }))
  const { result } = renderHook(() => useAppUpdate())
  return { seen, version, offer: () => result.current, takeOver: () => worker.dispatchEvent(new Event('controlling')) }
}

it('a version is accepted by the patient alone, and the page loaded anew when it has taken over', () => {
  const { seen, offer, takeOver } = openPage()
  expect([offer().isReady, seen]).toEqual([true, { accepted: 0, loads: 0 }])
  offer().apply()
  expect(seen).toEqual({ accepted: 1, loads: 0 })
  takeOver()
  expect(seen).toEqual({ accepted: 1, loads: 1 })
})

it('one that another tab has accepted is there with the page that is loaded anew', () => {
  const { seen, version, offer } = openPage()
  version.state = 'activated'
  offer().apply()
  expect(seen).toEqual({ accepted: 0, loads: 1 })
})

it('where the browser is late the page is loaded anew once, which accepts it by itself and waits', () => {
  const first = openPage()
  first.offer().apply()
  vi.advanceTimersByTime(1_999)
  expect(first.seen.loads).toBe(0)
  vi.advanceTimersByTime(1)
  expect(first.seen).toEqual({ accepted: 1, loads: 1 })

  const second = openPage()
  expect(second.seen).toEqual({ accepted: 1, loads: 0 })
  vi.advanceTimersByTime(60_000)
  expect(second.seen.loads).toBe(0)
  second.takeOver()
  expect(second.seen.loads).toBe(1)

  // Another version, later, is offered again.
  expect(openPage().seen.accepted).toBe(0)
})

it('what began meanwhile is not interrupted by that', () => {
  const { seen, offer } = openPage()
  offer().apply()
  const bookingEnds = blockUpdates('booking')
  vi.advanceTimersByTime(60_000)
  expect(seen.loads).toBe(0)
  bookingEnds()
})
