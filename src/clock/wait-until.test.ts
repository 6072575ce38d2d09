import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followServer, now, toServerTime } from './server-time.ts'
import { waitUntil } from './wait-until.ts'

const server = Date.parse('2026-11-23T10:00:00.000Z')
const minute = 60_000
const inMinutes = (count: number) => new Date(server + count * minute).toISOString()

/** A device that is ahead of the server by some minutes, which nobody knows yet. */
function deviceAheadBy(minutes: number) {
  vi.setSystemTime(server + minutes * minute)
}
/** Waits, and says how many minutes later the instant came; nothing where it did not come within two hours. */
async function minutesUntil(instant: string, whileWaiting: () => void = () => {}): Promise<number | undefined> {
  const startedAt = performance.now()
  let cameAt: number | undefined
  void waitUntil(instant, new AbortController().signal).then(() => (cameAt = performance.now()))
  await vi.advanceTimersByTimeAsync(0)
  whileWaiting()
  await vi.advanceTimersByTimeAsync(120 * minute)
  return cameAt === undefined ? undefined : Math.round((cameAt - startedAt) / minute)
}

beforeEach(() => {
  vi.useFakeTimers()
  deviceAheadBy(0)
})
afterEach(() => {
  followServer(0)
  vi.useRealTimers()
})

it.each([
  ['right', 0],
  ['half an hour ahead', 30],
  ['an hour slow', -60],
])('an instant of the server comes at its time on a device that is %s, once that is known', async (_, minutes) => {
  deviceAheadBy(minutes)
  followServer(-minutes * minute)
  expect(now()).toBe(server)
  expect(await minutesUntil(inMinutes(10))).toBe(10)
})

it('it comes at its time, too, when the difference is learned while somebody waits', async () => {
  deviceAheadBy(-60)
  expect(await minutesUntil(inMinutes(10), () => followServer(60 * minute))).toBe(10)
  deviceAheadBy(-60)
  expect(await minutesUntil(inMinutes(-1))).toBe(0)
})

it('it never comes to who has turned away', async () => {
  const controller = new AbortController()
  const came = vi.fn()
  void waitUntil(inMinutes(1), controller.signal).then(came)
  controller.abort()
  followServer(60 * minute)
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(came).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('a far instant is waited for in steps that a timer can take', async () => {
  let isThere = false
  void waitUntil(inMinutes(40 * 24 * 60), new AbortController().signal).then(() => (isThere = true))
  await vi.advanceTimersByTimeAsync(39 * 86_400_000)
  expect(isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(isThere).toBe(true)
})

it('what the device has dated is as old as it was', () => {
  deviceAheadBy(30)
  followServer(-30 * minute)
  expect(now() - toServerTime(Date.now() - 5 * minute)).toBe(5 * minute)
})
