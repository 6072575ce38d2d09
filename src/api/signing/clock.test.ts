import { describe, expect, it } from 'vitest'
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
