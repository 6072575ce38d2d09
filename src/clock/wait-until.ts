import { now, onCorrection } from './server-time.ts'

/** Longest timer of a browser, in milliseconds. */
const longestTimer = 2_147_483_647

/**
 * Resolves when an instant of the server's clock has come, at once when it has passed. A corrected clock changes the wait; once
 * aborted it never resolves.
 */
export function waitUntil(instant: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const remaining = Date.parse(instant) - now()
      if (remaining > 0) timer = setTimeout(look, Math.min(remaining, longestTimer))
      else {
        stop()
        resolve()
      }
    }
    const forget = onCorrection(look)
    const stop = () => {
      clearTimeout(timer)
      forget()
    }
    signal.addEventListener('abort', stop)
    look()
  })
}
