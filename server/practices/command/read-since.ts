import { readMinutes } from './read-arguments.ts'

/** An instant as a time ago, such as `2d`, half a year at most, or as it is written in UTC; undefined for anything else. */
export function readSince(text: string, now: Date): Date | undefined {
  const minutes = readMinutes(text, { least: 1, most: 180 * 1440 })
  if (minutes !== undefined) return new Date(now.getTime() - minutes * 60_000)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text)
    : undefined
}
