export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Free starts of one day by part of day in the facility's zone, in order, without empty parts. */
export function groupByPartOfDay(starts: readonly string[], timeZone: string): { part: PartOfDay; starts: string[] }[] {
  const hours = hourIn(timeZone)
  const groups = new Map<PartOfDay, string[]>(partsOfDay.map((part) => [part, []]))
  for (const start of [...starts].sort()) groups.get(partOf(hours(start)))!.push(start)
  return [...groups].filter(([, found]) => found.length > 0).map(([part, found]) => ({ part, starts: found }))
}

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export function dayIn(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    dateStyle: 'short',
  }).format(typeof instant === 'string' ? new Date(instant) : instant)
}

const partOf = (hour: number): PartOfDay => (hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening')

function hourIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  })
  return (instant: string) => Number(format.format(new Date(instant)))
}
