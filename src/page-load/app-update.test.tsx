import { act, cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { announceUpdate, useAppUpdate } from './app-update.ts'
import { finishUpdate } from './finish-update.ts'
import { blockUpdates } from './safe-moment.ts'

afterEach(cleanup)
// What waits stands in the module, which other files of this process would share.
afterAll(() => void vi.resetModules())

it('a newer version is offered once nothing would be disturbed by it, and applied by the patient alone', () => {
  const { result } = renderHook(() => useAppUpdate())
  expect(result.current.isReady).toBe(false)
  const [bookingEnds, codeEnds] = [blockUpdates('booking'), blockUpdates('code')]
  const apply = vi.fn()
  act(() => announceUpdate(apply))
  expect(result.current.isReady).toBe(false)
  act(bookingEnds)
  expect(result.current.isReady).toBe(false)
  act(codeEnds)
  expect(result.current.isReady).toBe(true)
  // A booking that begins meanwhile puts it off again.
  let release = () => {}
  act(() => void (release = blockUpdates('booking')))
  expect([result.current.isReady, apply.mock.calls.length]).toEqual([false, 0])
  act(release)
  result.current.apply()
  expect(apply).toHaveBeenCalledOnce()
})

it('a version that takes over late interrupts nothing that has begun since, and is offered after it', () => {
  const { result } = renderHook(() => useAppUpdate())
  const [callEnds, reload] = [blockUpdates('call'), vi.fn()]
  act(() => finishUpdate(reload))
  expect([result.current.isReady, reload.mock.calls.length]).toEqual([false, 0])
  act(callEnds)
  expect([result.current.isReady, reload.mock.calls.length]).toEqual([true, 0])
  result.current.apply()
  expect(reload).toHaveBeenCalledOnce()
  finishUpdate(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
