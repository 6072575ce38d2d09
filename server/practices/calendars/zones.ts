import { CalendarDateTime } from '@internationalized/date'
import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { windowsZones } from './windows-zones.ts'

/** A time as a clock and a calendar show it. */
export type Local = { year: number; month: number; day: number; hour: number; minute: number; second: number }
/**
 * The instant at which the clock of a zone shows a time, in epoch milliseconds. A time that is skipped is moved on by what is skipped; of one
 * that is shown twice it is the first.
 */
export type Zone = (local: Local) => number

/** As if a clock showed UTC: for comparing times of one clock. */
export const asUtc = ({ year, month, day, hour, minute, second }: Local): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** A zone by its IANA name. */
export const ianaZone =
  (name: string): Zone =>
  ({ year, month, day, hour, minute, second }) =>
    new CalendarDateTime(year, month, day, hour, minute, second).toDate(name).getTime()

/** Finds zones as a calendar names them. */
export type FindZone = (name: string) => Zone

/**
 * The zones of a calendar: by IANA name, also behind a prefix as `/mozilla.org/20050126_1/Europe/Berlin` has it; by that of Windows; or as the
 * calendar itself describes one. The function throws CalendarFault for a name that is none of these.
 */
export function zonesOf(calendar: ICAL.Component): FindZone {
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid') ?? ''), component]),
  )
  const known = new Map<string, Zone>()
  const find = (name: string): Zone => {
    const iana = windowsZones[name] ?? ianaNameIn(name)
    if (iana !== undefined) return ianaZone(iana)
    const component = described.get(name)
    if (component) return describedZone(new ICAL.Timezone(component))
    throw new CalendarFault(`its time zone is not known: ${name.replace(/[^\w +\-/().:]/g, '?').slice(0, 60)}`)
  }
  return (name) => {
    const zone = known.get(name) ?? find(name)
    known.set(name, zone)
    return zone
  }
}

function ianaNameIn(name: string): string | undefined {
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return 'Etc/UTC'
  const parts = name.split('/')
  const candidates = name.startsWith('/') ? [parts.slice(-2), parts.slice(-3)].map((some) => some.join('/')) : [name]
  return candidates.find(isIana)
}

function isIana(name: string): boolean {
  // An offset such as +04:00 is taken by newer engines only.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // The engine throws where there is no such zone; here that is a normal result.
    return false
  }
}

const describedZone =
  (timezone: ICAL.Timezone): Zone =>
  (local) => {
    const wall = asUtc(local)
    const offset = timezone.utcOffset(local as ICAL.Time)
    return wall - offset * 1000
  }
