import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { freeBusyOf } from './free-busy.ts'
import { mergeSpans, type BusySpan } from './merge-spans.ts'
import type { ChangeFromOn } from './following.ts'
import { occurrencesOf, type Changes } from './occurrences.ts'
import { onlyTimes } from './only-times.ts'
import type { Span } from './span.ts'
import { toWhen, type Clocks, type When } from './when.ts'
import { ianaZone, zonesOf } from './zones.ts'

/** A calendar as it came, the IANA name of the clock that times without a zone are of, and what time is of interest. */
export type Asked = { bytes: Uint8Array; timeZone: string; window: Span }

/** More than a calendar of many years has. */
const most = { events: 50_000, spans: 200_000 } as const

/**
 * When a calendar (iCalendar, RFC 5545) says that somebody is busy within a window: its events but those that are cancelled or transparent,
 * with what they repeat, and its busy times. Nothing but times is looked at, and an appointment's number where that is an event's UID.
 * Throws CalendarFault.
 */
export function readCalendar(asked: Asked): BusySpan[] {
  try {
    return findBusy(asked)
  } catch (failure) {
    if (failure instanceof CalendarFault) throw failure
    // What the library says of it may repeat what stands there.
    throw new CalendarFault('it cannot be read')
  }
}

function findBusy({ bytes, timeZone, window }: Asked): BusySpan[] {
  const spans: BusySpan[] = []
  const add = (some: readonly BusySpan[]) => {
    spans.push(...some)
    if (spans.length > most.spans) throw new CalendarFault('it has too many busy times')
  }
  for (const calendar of parse(onlyTimes(bytes))) {
    const clocks: Clocks = { findZone: zonesOf(calendar), own: ianaZone(timeZone) }
    const events = calendar.getAllSubcomponents('vevent')
    if (events.length > most.events) throw new CalendarFault('it has too many events')
    const changesOf = findChanges(events, clocks)
    for (const event of events) {
      const uid = uidOf(event)
      const changes = (isMoved(event) ? undefined : changesOf.get(uid)) ?? { alone: [], fromOn: [] }
      if (isFree(event) && changes.fromOn.length === 0) continue
      const number = numberIn(uid)
      const found = occurrencesOf(event, window, clocks, { ...changes, isFree: isFree(event) })
      add(number === undefined ? found : found.map((span) => ({ ...span, number })))
    }
    for (const busy of calendar.getAllSubcomponents('vfreebusy')) add(freeBusyOf(busy, window, clocks))
  }
  return mergeSpans(spans, window)
}

function parse(text: string): ICAL.Component[] {
  // Several calendars in one file are a list of lists.
  const parsed = ICAL.parse(text) as unknown[]
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<typeof ICAL.Component>[0][]
  return calendars.map((one) => new ICAL.Component(one))
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

const isFree = (event: ICAL.Component): boolean =>
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE'

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '')

const isMoved = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id')

/**
 * What is said of single times of series, by their UID: which are events of their own, moved, changed or cancelled alone, and from which of
 * them on the series is another. Throws CalendarFault where the series itself is not there, or the change is of what was before.
 */
function findChanges(events: readonly ICAL.Component[], clocks: Clocks): Map<string, Changes> {
  const found = new Map<string, { alone: When[]; fromOn: ChangeFromOn[] }>()
  const series = new Set(events.filter((event) => !isMoved(event)).map(uidOf))
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id')
    if (!property) continue
    const uid = uidOf(event)
    const changes = found.get(uid) ?? { alone: [], fromOn: [] }
    const at = toWhen(property.getFirstValue(), property, clocks)
    changes.alone.push(at)
    const range = property.getFirstParameter('range')?.toUpperCase()
    if (range !== undefined) {
      if (range !== 'THISANDFUTURE') throw new CalendarFault('a series in it is changed up to one time')
      if (!series.has(uid)) throw new CalendarFault('a series in it is changed from one time on, and not there itself')
      changes.fromOn.push({ at, event, isFree: isFree(event) })
    }
    found.set(uid, changes)
  }
  return found
}

/** The number of an appointment that was booked here, where the practice's system has it as its UID, alone or before an `@`. */
const numberIn = (uid: string): string | undefined => /^([0-9A-Z]{4}-[0-9A-Z]{4})(?:@|$)/.exec(uid)?.[1]
