import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMapPart } from './use-map-part.ts'

/** A part that comes after as many failures. */
function partAfter(failures: number) {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch')
    return 'the map'
  }
  return { load, asked: () => asked }
}

it('loads a part of a map once it is wanted, and not again when the map is closed and opened', async () => {
  const { load, asked } = partAfter(0)
  const { result, rerender } = renderHook(({ isOpen }) => useMapPart(load, isOpen), { initialProps: { isOpen: false } })
  await act(async () => {})
  expect([asked(), result.current.part]).toEqual([0, undefined])
  rerender({ isOpen: true })
  await waitFor(() => expect(result.current.part).toBe('the map'))
  rerender({ isOpen: false })
  rerender({ isOpen: true })
  await act(async () => {})
  expect([asked(), result.current.part]).toEqual([1, 'the map'])
})

it('says that a part did not come, and asks for it again', async () => {
  const { load, asked } = partAfter(2)
  const { result } = renderHook(() => useMapPart(load))
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  act(() => result.current.retry())
  expect(result.current.hasFailed).toBe(false)
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.part).toBe('the map'))
  expect([asked(), result.current.hasFailed]).toEqual([3, false])
})
