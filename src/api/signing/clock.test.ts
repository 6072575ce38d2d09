import { describe, expect, it, vi } from 'vitest'
import { createClock } from './clock.ts'

const device = Date.parse('2026-11-23T10:00:00.000Z')
const aheadBy = (seconds: number) => new Date(device + seconds * 1000)

function clockAt(now: { value: number }) {
  return createClock(undefined, () => now.value)
}

describe('the clock', () => {
  it.each([
    [299, false],
    [-299, false],
    [300, true],
    [-300, true],
  ])('with a difference of %i s: applied %s [H10]', async (seconds, isApplied) => {
    const clock = clockAt({ value: device })
    expect(await clock.correct(aheadBy(seconds))).toBe(isApplied)
    expect(await clock.now()).toEqual(isApplied ? aheadBy(seconds) : new Date(device))
  })

  it('forgets a difference after 600000 ms [H10]', async () => {
    const now = { value: device }
    const clock = clockAt(now)
    await clock.correct(aheadBy(3600))
    now.value = device + 599_999
    expect(await clock.now()).toEqual(new Date(device + 599_999 + 3_600_000))
    now.value = device + 600_000
    expect(await clock.now()).toEqual(new Date(device + 600_000))
  })
})

describe('the date of an answer', () => {
  /** A device, its clock, and what the page is told; an answer leaves the server `differenceMs` away from the device's time. */
  function listening() {
    const now = { value: device }
    const tell = vi.fn<(differenceMs: number) => void>()
    const clock = createClock(undefined, () => now.value, tell)
    const answer = async (differenceMs: number, { tookMs = 200 } = {}) => {
      const learn = clock.watch()
      now.value += tookMs
      await learn(new Date(now.value - tookMs / 2 + differenceMs).toUTCString())
    }
    return { now, clock, tell, answer }
  }
  const lastOffset = (tell: ReturnType<typeof listening>['tell']) => tell.mock.calls.at(-1)?.[0]

  it.each([-1_800_000, -240_000, 240_000, 3_600_000])('tells a difference of %i ms to within its grain', async (ms) => {
    const { tell, answer } = listening()
    await answer(ms)
    expect(Math.abs(lastOffset(tell)! - ms)).toBeLessThanOrEqual(1000)
  })

  it('is signed by from 300 s on, and not before [H10]', async () => {
    const { clock, now, answer } = listening()
    await answer(240_000)
    expect(await clock.now()).toEqual(new Date(now.value))
    expect(await clock.isOff()).toBe(false)
    await answer(420_000)
    expect((await clock.now()).getTime()).toBeGreaterThan(now.value + 400_000)
    expect(await clock.isOff()).toBe(true)
  })

  it('that agrees with the device, or took too long to say anything, changes nothing and makes the time known', async () => {
    const { clock, tell, answer } = listening()
    expect(await clock.isKnown()).toBe(false)
    await answer(300, { tookMs: 100 })
    await answer(4_000, { tookMs: 9_000 })
    expect(tell.mock.calls).toEqual([[0], [0]])
    expect(await clock.isKnown()).toBe(true)
  })

  it('takes back a difference when the device was set right', async () => {
    const { clock, now, tell, answer } = listening()
    await answer(3_600_000)
    now.value += 3_600_000
    await answer(0)
    expect(lastOffset(tell)).toBe(0)
    expect(await clock.isOff()).toBe(false)
  })

  it.each([undefined, '', 'yesterday'])('that is none says nothing: %s', async (date) => {
    const { clock, tell } = listening()
    await clock.watch()(date)
    expect(tell).not.toHaveBeenCalled()
    expect(await clock.isKnown()).toBe(false)
  })

  it('is asked for again after a while', async () => {
    const { clock, now, answer } = listening()
    await answer(0)
    now.value += 600_000
    expect(await clock.isKnown()).toBe(false)
  })
})
