import { wallClock } from '#contract/wall-clock'
import { isOff, toCome, type KeptVisit } from '#src/session/kept-visit.ts'

/** What the app's icon counts: changes that wait to be sent, and visits of today, by the day of the place where they are. */
export const badgeCount = (waiting: number, visits: readonly KeptVisit[], now: Date): number =>
  waiting + toCome(visits, now).filter((visit) => !isOff(visit) && isOn(now, visit)).length

const isOn = (now: Date, { start, time_zone: zone }: Pick<KeptVisit, 'start' | 'time_zone'>): boolean =>
  wallClock(now, zone).days === wallClock(start, zone).days
