import { startTransition, useEffect, useMemo, useState } from 'react'
import { now as serverNow, onCorrection } from '#src/clock/server-time.ts'

/** Rounded to the minute: what is shown changes no faster, and the value stays the same between renders. */
const minute = 60_000
const current = () => Math.floor(serverNow() / minute) * minute

/** One clock for all that show the time: whoever listens is told at every look. */
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
    // Not at once: a list of doctors learns the time in slices, between which a tap is answered.
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
