import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUnpressed } from './use-unpressed.ts'

/** What is pressed now: the window of these tests knows no `:active`. */
let pressed: Element | null = null

beforeEach(() => {
  vi.useFakeTimers()
  const query = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':active' ? pressed : query(selector),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  pressed = null
})

const show = (value: number) => renderHook(({ value: current }) => useUnpressed(current), { initialProps: { value } })

it('follows a value at once while nothing is pressed', () => {
  const { result, rerender } = show(4)
  rerender({ value: 7 })
  expect(result.current).toBe(7)
})

it.each(['pointerup', 'pointercancel', 'dragend', 'keyup'])(
  'keeps a value while something is pressed, and until the click that follows %s',
  (release) => {
    const { result, rerender } = show(4)
    pressed = document.body
    rerender({ value: 7 })
    expect(result.current).toBe(4)
    pressed = null
    act(() => void dispatchEvent(new Event(release)))
    expect(result.current).toBe(4)
    act(() => void vi.advanceTimersByTime(150))
    expect(result.current).toBe(7)
  },
)

it('shows nothing of a value that is as before when the press ends', () => {
  const shown: number[] = []
  const { rerender } = renderHook(({ value }) => shown.push(useUnpressed(value)), { initialProps: { value: 4 } })
  pressed = document.body
  rerender({ value: 7 })
  rerender({ value: 4 })
  pressed = null
  act(() => void dispatchEvent(new Event('pointerup')))
  act(() => void vi.advanceTimersByTime(150))
  expect(new Set(shown)).toEqual(new Set([4]))
})
