import { useEffect, useRef } from 'react'
import { readTextedCode } from './texted-code.ts'

/** Calls `onCode` with the code of each text that arrives while the step is open. */
export function useTextedCode(isTexted: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!isTexted) return
    const controller = new AbortController()
    const { signal } = controller
    // A second text, after a code that was wrong or too late, is read as well.
    const read = async (): Promise<void> => {
      const code = await readTextedCode(signal)
      if (signal.aborted) return
      latest.current(code)
      return read()
    }
    void read()
    return () => controller.abort()
  }, [isTexted])
}
