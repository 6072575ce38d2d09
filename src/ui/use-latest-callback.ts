import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as the component lives, which calls what was handed over last: for parts that hang on nothing above them. */
export function useLatestCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
