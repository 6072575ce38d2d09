import { act, cleanup, renderHook } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { useShownCode } from './use-shown-code.ts'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

describe('a failed call', () => {
  it('is told as being offline only while there is no network', () => {
    const shown = renderHook(() => useShownCode('offline')).result
    expect(shown.current).toBe('unavailable')
    act(() => onlineManager.setOnline(false))
    expect(shown.current).toBe('offline')
    act(() => onlineManager.setOnline(true))
    expect(shown.current).toBe('unavailable')
  })

  it('with any other reason keeps it', () => {
    expect(renderHook(() => useShownCode('slot_taken')).result.current).toBe('slot_taken')
    expect(renderHook(() => useShownCode(undefined)).result.current).toBeUndefined()
  })
})
