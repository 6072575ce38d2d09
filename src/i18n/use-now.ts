import { startTransition, useEffect, useMemo, useState } from 'react'
import { now as serverNow, onCorrection } from '#src/clock/server-time.ts'

/** Rounded to the minute: nothing visible changes faster, and the value stays the same between renders. */
const minute = 60_000
const current = () => Math.floor(serverNow() / minute) * minute

/** One timer for all components that show the time: listeners are called at every tick. */
const listeners = new Set<(now: number) => void>()
let stop: (() => void) | undefined

function listen(listener: (now: number) => void): () => void {
  listeners.add(listener)
  stop ??= startClock()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function startClock(): () => void {
  const notify = () => {
    const now = current()
    // As a transition: a list of doctors is updated in time slices, between which taps are handled.
    startTransition(() => {
      for (const listener of listeners) listener(now)
    })
  }
  const timer = setInterval(notify, minute / 4)
  document.addEventListener('visibilitychange', notify)
  const forget = onCorrection(notify)
  return () => {
    forget()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The time, to the minute; null in the first render, which is also the server's, whose HTML may be an hour old. */
export function useNow(): Date | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    startTransition(() => setNow(current()))
    return listen(setNow)
  }, [])
  return useMemo(() => (now === null ? null : new Date(now)), [now])
}
