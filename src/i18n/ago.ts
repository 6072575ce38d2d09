import { relativeFormat } from './intl-formats.ts'

/**
 * How long ago something was, in its largest unit: "3 hours ago", "yesterday". Undefined within the last minute. @param tag BCP
 * 47
 */
export function ago(tag: string, instant: number, now: number): string | undefined {
  const seconds = Math.max(0, now - instant) / 1000
  const fitting = units.find(([, size]) => seconds >= size)
  return fitting && relativeFormat(tag).format(-Math.floor(seconds / fitting[1]), fitting[0])
}

/** Units with their seconds, the largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
