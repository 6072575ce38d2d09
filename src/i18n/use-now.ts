import { useMemo, useSyncExternalStore } from 'react'

/** Rounded to the minute: what is shown changes no faster, and the value stays the same between renders. */
const minute = 60_000
const current = () => Math.floor(Date.now() / minute) * minute

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, minute / 4)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The time, to the minute; null while a page is rendered on the server and hydrated, since its HTML may be an hour old. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(subscribe, current, () => null)
  return useMemo(() => (now === null ? null : new Date(now)), [now])
}
