import ICAL from 'ical.js'
import { byDuration } from './length-of.ts'
import { instantOf, localOf, toWhen, type Clocks } from './when.ts'
import { CalendarFault } from './calendar-fault.ts'
import type { Span } from './span.ts'

/** The busy times of a VFREEBUSY that touch a window: all but those that are said to be free. Throws CalendarFault. */
export function freeBusyOf(component: ICAL.Component, window: Span, clocks: Clocks): Span[] {
  return component
    .getAllProperties('freebusy')
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues().map((value) => spanOf(value, property, clocks)))
    .filter(({ from, to }) => from < to && to > window.from && from < window.to)
}

function spanOf(value: unknown, property: ICAL.Property, clocks: Clocks): Span {
  if (!(value instanceof ICAL.Period)) throw new CalendarFault('a busy time in it cannot be read')
  const start = toWhen(value, property, clocks)
  const from = instantOf(start)
  const { end, duration } = value
  if (duration) return { from, to: byDuration(duration)(start) }
  return { from, to: start.zone(localOf(end)) }
}
