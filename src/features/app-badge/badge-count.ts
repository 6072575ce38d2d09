import type { KeptVisit } from '#src/session/kept-visit.ts'
import { isOff, toCome } from '#src/session/kept-visit.ts'

/** What the app's icon counts: changes that wait to be sent, and visits of today, by the day of the place where they are. */
export const badgeCount = (waiting: number, visits: readonly KeptVisit[], now: Date): number =>
  waiting + toCome(visits, now).filter((visit) => !isOff(visit) && isOn(now, visit)).length

function isOn(now: Date, { start, time_zone: timeZone }: Pick<KeptVisit, 'start' | 'time_zone'>): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return day.format(now) === day.format(new Date(start))
}
