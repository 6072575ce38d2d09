import { useSyncExternalStore } from 'react'
import { now } from '#src/clock/server-time.ts'

/** Whole seconds until an instant of the server, counted down; 0 once it has passed, and during server rendering. */
export function useSecondsUntil(instant: string | undefined): number {
  const second = useSyncExternalStore(
    everySecond,
    () => Math.floor(now() / 1000),
    () => 0,
  )
  return instant ? Math.max(0, Math.ceil(Date.parse(instant) / 1000) - second) : 0
}

/** Minutes and seconds, for example `0:24`. */
export const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}
