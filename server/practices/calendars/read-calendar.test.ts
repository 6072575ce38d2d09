import { describe, expect, it } from 'vitest'
import {
  busyInGoogleCalendar,
  busyInOutlookCalendar,
  busyInSeriesChangedFromOn,
  calendarOf,
  eventOf,
  googleCalendar,
  outlookCalendar,
  seriesChangedFromOn,
  seriesInTwo,
  unreadableCalendars,
} from '#tests/support/calendar-samples'
import { onlyTimes } from './only-times.ts'
import { readCalendar } from './read-calendar.ts'

const window = { from: Date.parse('2026-11-23T00:00:00Z'), to: Date.parse('2027-01-22T00:00:00Z') }
const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)

/** Spans such as `2026-11-24T05:00 2026-11-24T05:30`, in UTC, or what is wrong. */
function busyIn(bytes: Uint8Array, timeZone = 'Asia/Dubai', within = window): string[] | string {
  try {
    return readCalendar({ bytes, timeZone, window: within }).map(({ from, to, number }) =>
      [minute(from), minute(to), ...(number ? [number] : [])].join(' '),
    )
  } catch (failure) {
    return (failure as Error).message
  }
}
const busyOf = (...lines: string[]) => busyIn(calendarOf(...eventOf('UID:1', ...lines)))

describe('a calendar', () => {
  it('of Google is read with its series, their changes, days, and what is free', () => {
    expect(busyIn(googleCalendar)).toEqual(busyInGoogleCalendar)
  })

  it('of Outlook is read with its zones, by name and as it describes them', () => {
    expect(busyIn(outlookCalendar)).toEqual(busyInOutlookCalendar)
  })

  it('is looked at for times alone: nobody is named in what is read', () => {
    const text = onlyTimes(googleCalendar)
    expect(text).toContain('DTSTART;TZID=Asia/Dubai:20261124T090000')
    expect(text).not.toMatch(/Haddad|layla|Supervision|SUMMARY|ATTENDEE|DESCRIPTION|Amira/)
  })

  it('without events says that somebody is free', () => {
    expect(busyIn(calendarOf())).toEqual([])
  })
})

describe('when an event is', () => {
  it.each([
    [
      'by the clock of the facility where it names none',
      ['DTSTART:20261124T090000', 'DTEND:20261124T100000'],
      ['2026-11-24T05:00 2026-11-24T06:00'],
    ],
    ['for as long as it lasts', ['DTSTART:20261124T050000Z', 'DURATION:P1DT2H'], ['2026-11-24T05:00 2026-11-25T07:00']],
    ['a day, where it is one', ['DTSTART;VALUE=DATE:20261124'], ['2026-11-23T20:00 2026-11-24T20:00']],
    ['a week', ['DTSTART;VALUE=DATE:20261124', 'DURATION:P1W'], ['2026-11-23T20:00 2026-11-30T20:00']],
    ['no time without an end', ['DTSTART:20261124T050000Z'], []],
    ['no time with one before its beginning', ['DTSTART:20261124T050000Z', 'DTEND:20261124T040000Z'], []],
    [
      'by a zone with a prefix',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261124T090000', 'DURATION:PT1H'],
      ['2026-11-24T08:00 2026-11-24T09:00'],
    ],
    [
      'by a zone of Windows that is not described',
      ['DTSTART;TZID=Egypt Standard Time:20261124T090000', 'DURATION:PT1H'],
      ['2026-11-24T07:00 2026-11-24T08:00'],
    ],
    [
      'only within the window',
      ['DTSTART:20261101T000000Z', 'DTEND:20261124T000000Z'],
      ['2026-11-23T00:00 2026-11-24T00:00'],
    ],
    [
      'not known where its zone is not',
      ['DTSTART;TZID=Dienstzeit <3>:20261124T090000', 'DURATION:PT1H'],
      'its time zone is not known: Dienstzeit ?3?',
    ],
    ['not known where it is none', ['DTSTART:next Monday', 'DURATION:PT1H'], 'it cannot be read'],
    ['not known where it has no beginning', ['DTEND:20261124T090000Z'], 'an event in it has no beginning'],
  ])('%s', (_, lines, expected) => {
    expect(busyOf(...lines)).toEqual(expected)
  })
})

describe('what repeats', () => {
  it.each([
    [
      'up to an instant, by the clock of the series',
      ['DTSTART;TZID=Asia/Dubai:20261124T020000', 'RRULE:FREQ=DAILY;UNTIL=20261125T220000Z'],
      ['23T22:00', '24T22:00', '25T22:00'],
    ],
    [
      'up to a day',
      ['DTSTART;TZID=Asia/Dubai:20261124T020000', 'RRULE:FREQ=DAILY;UNTIL=20261125'],
      ['23T22:00', '24T22:00'],
    ],
    [
      'and on days of its own',
      ['DTSTART:20261124T050000Z', 'RDATE:20261126T080000Z,20261128T050000Z'],
      ['24T05:00', '26T08:00', '28T05:00'],
    ],
    [
      'but for days that are taken out',
      ['DTSTART;TZID=Asia/Dubai:20261124T090000', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;VALUE=DATE:20261125'],
      ['24T05:00', '26T05:00', '27T05:00'],
    ],
    [
      'but for instants that are taken out in another zone',
      ['DTSTART;TZID=Asia/Dubai:20261124T090000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261125T050000Z'],
      ['24T05:00', '26T05:00'],
    ],
    [
      'since long ago',
      ['DTSTART:19990105T050000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20261202T000000Z'],
      ['24T05:00', '01T05:00'],
    ],
  ])('%s', (_, lines, expected) => {
    const found = busyOf(...lines, 'DURATION:PT30M')
    expect(Array.isArray(found) ? found.map((span) => span.slice(8, 16)) : found).toEqual(expected)
  })

  it('keeps the hour of its clock when that changes', () => {
    const berlin = busyIn(
      calendarOf(
        ...eventOf(
          'UID:1',
          'DTSTART;TZID=America/New_York:20261026T200000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=6',
        ),
      ),
    )
    expect(berlin).toEqual(['2026-11-24T01:00 2026-11-24T02:00', '2026-12-01T01:00 2026-12-01T02:00'])
  })

  it('leaves its time where one is moved, and takes both away where one is cancelled', () => {
    const series = eventOf('UID:1', 'DTSTART:20261124T050000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3')
    const moved = eventOf('UID:1', 'RECURRENCE-ID:20261125T050000Z', 'DTSTART:20261125T090000Z', 'DURATION:PT2H')
    const off = eventOf(
      'UID:1',
      'RECURRENCE-ID:20261126T050000Z',
      'DTSTART:20261126T050000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    )
    // The change of another series is none of this one.
    const other = eventOf('UID:2', 'RECURRENCE-ID:20261124T050000Z', 'DTSTART:20261128T050000Z', 'DURATION:PT1H')
    expect(busyIn(calendarOf(...moved, ...series, ...off, ...other))).toEqual([
      '2026-11-24T05:00 2026-11-24T06:00',
      '2026-11-25T09:00 2026-11-25T11:00',
      '2026-11-28T05:00 2026-11-28T06:00',
    ])
  })
})

describe('what is changed from one time on', () => {
  const daily = eventOf('UID:1', 'DTSTART:20261124T050000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5')
  const from = (recurrence: string, ...lines: string[]) =>
    eventOf('UID:1', `RECURRENCE-ID;RANGE=THISANDFUTURE${recurrence}`, ...lines)
  const startsIn = (...lines: string[]) => {
    const found = busyIn(calendarOf(...lines))
    return Array.isArray(found) ? found.map((span) => span.replaceAll(/2026-1[12]-|T/g, ' ').trim()) : found
  }

  it('is moved by as much and as long, by the clock of the series, but for what is changed alone', () => {
    const within = { ...window, from: Date.parse('2026-10-12T00:00:00Z') }
    expect(busyIn(seriesChangedFromOn, 'Asia/Dubai', within)).toEqual(busyInSeriesChangedFromOn)
  })

  it('is found where only its new times are within the window, and left out where only the former ones were', () => {
    const near = { from: Date.parse('2026-11-25T00:00:00Z'), to: Date.parse('2026-11-26T00:00:00Z') }
    const later = (by: string) =>
      calendarOf(...daily, ...from(':20261124T050000Z', `DTSTART:${by}T050000Z`, 'DURATION:PT1H'))
    expect(busyIn(later('20261111'), 'UTC', near)).toEqual([])
    const far = { from: Date.parse('2027-03-03T00:00:00Z'), to: Date.parse('2027-03-05T00:00:00Z') }
    expect(busyIn(later('20270301'), 'UTC', far)).toEqual([
      '2027-03-03T05:00 2027-03-03T06:00',
      '2027-03-04T05:00 2027-03-04T06:00',
    ])
    const before = { from: Date.parse('2026-11-01T00:00:00Z'), to: Date.parse('2026-11-03T00:00:00Z') }
    expect(busyIn(later('20261031'), 'UTC', before)).toEqual([
      '2026-11-01T05:00 2026-11-01T06:00',
      '2026-11-02T05:00 2026-11-02T06:00',
    ])
  })

  it('is at the hour of its clock also where the clock is put back between the former and the new time', () => {
    const saturdays = eventOf(
      ...['UID:1', 'DTSTART;TZID=Europe/Berlin:20261010T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    )
    const sundays = from(
      ';TZID=Europe/Berlin:20261017T090000',
      'DTSTART;TZID=Europe/Berlin:20261018T090000',
      'DURATION:PT1H',
    )
    const october = { from: Date.parse('2026-10-15T00:00:00Z'), to: Date.parse('2026-11-01T00:00:00Z') }
    expect(busyIn(calendarOf(...saturdays, ...sundays), 'UTC', october)).toEqual([
      '2026-10-18T07:00 2026-10-18T08:00',
      '2026-10-25T08:00 2026-10-25T09:00',
    ])
  })

  it('of several changes the last before a time counts', () => {
    const twice = [
      ...from(':20261127T050000Z', 'DTSTART:20261127T030000Z', 'DURATION:PT15M'),
      ...from(':20261125T050000Z', 'DTSTART:20261125T060000Z', 'DURATION:PT2H'),
    ]
    expect(startsIn(...twice, ...daily)).toEqual([
      '24 05:00  24 06:00',
      '25 06:00  25 08:00',
      '26 06:00  26 08:00',
      '27 03:00  27 03:15',
      '28 03:00  28 03:15',
    ])
  })

  it('ends where that is cancelled, and takes time from there on where the series took none', () => {
    const off = from(':20261126T050000Z', 'DTSTART:20261126T050000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')
    expect(startsIn(...daily, ...off)).toEqual(['24 05:00  24 06:00', '25 05:00  25 06:00'])
    const free = [...daily.slice(0, -1), 'TRANSP:TRANSPARENT', 'END:VEVENT']
    const busy = from(':20261127T050000Z', 'DTSTART:20261127T050000Z', 'DURATION:PT1H', 'TRANSP:OPAQUE')
    expect(startsIn(...free, ...busy)).toEqual(['27 05:00  27 06:00', '28 05:00  28 06:00'])
  })

  it('of days is moved by days', () => {
    const days = eventOf('UID:1', 'DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY;COUNT=3')
    const later = from(';VALUE=DATE:20261201', 'DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261204')
    expect(startsIn(...days, ...later)).toEqual(['23 20:00  24 20:00', '01 20:00  03 20:00', '08 20:00  10 20:00'])
  })

  it('as Outlook writes it is two series', () => {
    expect(busyIn(seriesInTwo)).toEqual([
      ...['2026-11-24T08:00 2026-11-24T08:30', '2026-12-01T08:00 2026-12-01T08:30'],
      ...['2026-12-08T09:15 2026-12-08T10:15', '2026-12-15T09:15 2026-12-15T10:15'],
    ])
  })
})

describe('busy times', () => {
  it('are taken as they are, but for those that are free', () => {
    const lines = [
      ...['BEGIN:VFREEBUSY', 'UID:fb', 'DTSTART:20261123T000000Z', 'DTEND:20261201T000000Z'],
      'FREEBUSY;FBTYPE=BUSY:20261124T050000Z/20261124T060000Z,20261124T080000Z/PT30M',
      ...['FREEBUSY;FBTYPE=FREE:20261125T050000Z/PT8H', 'FREEBUSY:20261126T050000Z/20261126T053000Z', 'END:VFREEBUSY'],
    ]
    expect(busyIn(calendarOf(...lines))).toEqual([
      '2026-11-24T05:00 2026-11-24T06:00',
      '2026-11-24T08:00 2026-11-24T08:30',
      '2026-11-26T05:00 2026-11-26T05:30',
    ])
  })

  it('that meet are one; an appointment from here stands by itself', () => {
    const at = (uid: string, from: string, to: string) =>
      eventOf(`UID:${uid}`, `DTSTART:20261124T${from}00Z`, `DTEND:20261124T${to}00Z`)
    expect(
      busyIn(
        calendarOf(...at('b', '0530', '0600'), ...at('a', '0500', '0530'), ...at('7KDM-94QX@agenda', '0600', '0630')),
      ),
    ).toEqual(['2026-11-24T05:00 2026-11-24T06:00', '2026-11-24T06:00 2026-11-24T06:30 7KDM-94QX'])
  })
})

describe('what is no calendar, or half of one, says nothing', () => {
  it.each(unreadableCalendars)('%s', (_, text, expected) => {
    expect(busyIn(Buffer.from(text))).toBe(expected)
  })
})
