import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingProgress, type Progress } from './loading-progress.ts'

let shown: Progress[]
let progress: ReturnType<typeof createLoadingProgress>
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  progress = createLoadingProgress((next) => shown.push(next))
})
afterEach(() => vi.useRealTimers())

describe('the loading bar', () => {
  it('appears only when a page takes longer than 300 ms [U02]', () => {
    progress.start()
    vi.advanceTimersByTime(299)
    expect(shown).toEqual([])
    progress.done()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([])

    progress.start()
    vi.advanceTimersByTime(300)
    expect(shown).toEqual([0.08])
  })

  it('begins at 0.08, creeps on every 800 ms and never arrives by itself [K03]', () => {
    progress.start()
    vi.advanceTimersByTime(300 + 800 * 3)
    expect(shown).toHaveLength(4)
    expect(shown[0]).toBe(0.08)
    expect(shown[1]).toBeCloseTo(0.195)
    vi.advanceTimersByTime(800 * 200)
    expect(shown.every((part) => part !== null && part < 1)).toBe(true)
    expect([...shown].sort((one, other) => Number(one) - Number(other))).toEqual(shown)
  })

  it('fills when the page is there and is gone 200 ms later [K03]', () => {
    progress.start()
    vi.advanceTimersByTime(300)
    progress.done()
    expect(shown).toEqual([0.08, 1])
    vi.advanceTimersByTime(199)
    expect(shown).toEqual([0.08, 1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([0.08, 1, null])
    vi.advanceTimersByTime(5000)
    expect(shown).toHaveLength(3)
  })

  it('goes back to the beginning when the next page is asked for before it is gone', () => {
    progress.start()
    vi.advanceTimersByTime(300)
    progress.done()
    progress.start()
    vi.advanceTimersByTime(400)
    expect(shown).toEqual([0.08, 1, 0.08])
  })
})
