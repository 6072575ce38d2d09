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

/** Minutes and seconds, for example `0:24`; from an hour on `1:00:24`. */
export function countdown(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}
