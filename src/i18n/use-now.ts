import { startTransition, useEffect, useMemo, useState } from 'react'

/** Rounded to the minute: what is shown changes no faster, and the value stays the same between renders. */
const minute = 60_000
const current = () => Math.floor(Date.now() / minute) * minute

/** The time, to the minute; null in the first render, which is also the server's, whose HTML may be an hour old. */
export function useNow(): Date | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    // Not at once: a list of doctors learns the time in slices, between which a tap is answered.
    const tell = () => startTransition(() => setNow(current()))
    tell()
    const timer = setInterval(tell, minute / 4)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return useMemo(() => (now === null ? null : new Date(now)), [now])
}
