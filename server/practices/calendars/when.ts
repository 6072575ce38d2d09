import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { asUtc, type FindZone, type Local, type Zone } from './zones.ts'

/** A time of a calendar: what its clock shows, by which clock, and whether it is a day as a whole. */
export type When = { local: Local; zone: Zone; isDay: boolean; isUtc: boolean }

/** How times of a calendar are understood: its zones, and the clock of the facility for times that name none. */
export type Clocks = { findZone: FindZone; own: Zone }

/** The times of all properties of a name. Throws CalendarFault for what is no time. */
export const timesOf = (component: ICAL.Component, name: string, clocks: Clocks): When[] =>
  component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => toWhen(value, property, clocks)))

/** A value of a property as a time; of a period its start. Throws CalendarFault for what is no time. */
export function toWhen(value: unknown, property: ICAL.Property, { findZone, own }: Clocks): When {
  const time = value instanceof ICAL.Period ? value.start : value
  if (!(time instanceof ICAL.Time)) throw new CalendarFault('a time in it cannot be read')
  const { year, month, day, isDate } = time
  const local = isDate ? { year, month, day, hour: 0, minute: 0, second: 0 } : localOf(time)
  if (isDate) return { local, zone: own, isDay: true, isUtc: false }
  if (time.zone === ICAL.Timezone.utcTimezone) return { local, zone: asUtc, isDay: false, isUtc: true }
  const name = property.getFirstParameter('tzid')
  return { local, zone: name ? findZone(name) : own, isDay: false, isUtc: false }
}

/** A time of ical.js as plain numbers. */
export const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Local => ({
  ...{ year, month, day, hour, minute },
  // A second that is put in is the next one.
  second: Math.min(second, 59),
})

/** The epoch milliseconds of a time. */
export const instantOf = ({ local, zone }: Pick<When, 'local' | 'zone'>): number => zone(local)

/** A time so many days later by the same clock. */
export const daysLater = (local: Local, days: number): Local => laterBy(local, days * 86_400_000)

/** What the clock shows once it has gone on by so many milliseconds, without being put back or forward. */
export const laterBy = (local: Local, milliseconds: number): Local => toLocal(asUtc(local) + milliseconds)

/** What the clock of a zone shows at an instant, in milliseconds as if that were UTC. */
export function wallOf(instant: number, zone: Zone): number {
  const offsetAt = (wall: number) => wall - zone(toLocal(wall))
  const near = instant + offsetAt(instant)
  return instant + offsetAt(near)
}

function toLocal(wall: number): Local {
  const date = new Date(wall)
  return {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
  }
}
