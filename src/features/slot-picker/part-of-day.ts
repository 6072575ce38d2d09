import { wallClock } from '#contract/wall-clock'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Free starts of one day by part of day in the facility's zone, in order, without empty parts. */
export function groupByPartOfDay(starts: readonly string[], timeZone: string): { part: PartOfDay; starts: string[] }[] {
  const groups = new Map<PartOfDay, string[]>(partsOfDay.map((part) => [part, []]))
  for (const start of [...starts].sort()) groups.get(partOf(wallClock(start, timeZone).minute))?.push(start)
  return [...groups].filter(([, found]) => found.length > 0).map(([part, found]) => ({ part, starts: found }))
}

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export const dayIn = (instant: string | Date, timeZone: string): string => wallClock(instant, timeZone).date

const partOf = (minute: number): PartOfDay =>
  minute < 12 * 60 ? 'morning' : minute < 17 * 60 ? 'afternoon' : 'evening'
