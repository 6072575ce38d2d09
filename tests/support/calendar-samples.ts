/** Lines as a calendar sends them: ends of CR and LF, and no line longer than 75 bytes, cut within letters too. */
export const toIcs = (...lines: readonly string[]): Buffer => {
  const folded = lines.flatMap((line) => {
    const bytes = Buffer.from(line)
    const parts: Buffer[] = []
    for (let at = 0; at < bytes.length; at += at === 0 ? 75 : 74)
      parts.push(bytes.subarray(at, at + (at === 0 ? 75 : 74)))
    return parts.map((part, index) => Buffer.concat([Buffer.from(index ? ' ' : ''), part, Buffer.from('\r\n')]))
  })
  return Buffer.concat(folded)
}

/** A calendar of these lines. */
export const calendarOf = (...lines: readonly string[]): Buffer =>
  toIcs('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR')

/** An event of these lines. */
export const eventOf = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', 'SUMMARY:x', ...lines, 'END:VEVENT']

/** As Google Calendar gives a private address: IANA zones, a series with a change, a cancellation and an end, and a day that is free. */
export const googleCalendar = toIcs(
  ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0', 'CALSCALE:GREGORIAN'],
  ...['METHOD:PUBLISH', 'X-WR-CALNAME:Dr Amira', 'X-WR-TIMEZONE:Asia/Dubai', 'BEGIN:VTIMEZONE', 'TZID:Asia/Dubai'],
  ...['X-LIC-LOCATION:Asia/Dubai', 'BEGIN:STANDARD', 'TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'TZNAME:+04'],
  ...['DTSTART:19700101T000000', 'END:STANDARD', 'END:VTIMEZONE'],
  ...['BEGIN:VEVENT', 'DTSTART;TZID=Asia/Dubai:20261124T090000', 'DTEND;TZID=Asia/Dubai:20261124T093000'],
  ...['RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261215T195959Z;BYDAY=TU', 'EXDATE;TZID=Asia/Dubai:20261201T090000'],
  ...['DTSTAMP:20261123T055900Z', 'UID:2m0h7k3v8n1q@google.com'],
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=Layla Haddad;X-NUM-GUESTS=0:mailto:layla@example.com',
  ...['CREATED:20261001T083000Z', 'DESCRIPTION:Frau Haddad\\, wöchentlich – يرجى إحضار نتائج الفحوصات والأشعة السابقة'],
  ...['LAST-MODIFIED:20261120T083000Z', 'SEQUENCE:2', 'STATUS:CONFIRMED', 'SUMMARY:Supervision', 'TRANSP:OPAQUE'],
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P0DT0H10M0S', 'END:VALARM', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTART;TZID=Asia/Dubai:20261208T110000', 'DTEND;TZID=Asia/Dubai:20261208T114500'],
  ...['DTSTAMP:20261123T055900Z', 'UID:2m0h7k3v8n1q@google.com', 'RECURRENCE-ID;TZID=Asia/Dubai:20261208T090000'],
  ...['SEQUENCE:3', 'STATUS:CONFIRMED', 'SUMMARY:Supervision', 'TRANSP:OPAQUE', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261204', 'UID:day@google.com'],
  ...['STATUS:CONFIRMED', 'SUMMARY:National Day', 'TRANSP:OPAQUE', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261127', 'UID:birthday@google.com'],
  ...['STATUS:CONFIRMED', 'SUMMARY:Birthday of a colleague', 'TRANSP:TRANSPARENT', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'DTSTART:20261125T060000Z', 'DTEND:20261125T061500Z', 'UID:off@google.com'],
  ...['STATUS:CANCELLED', 'SUMMARY:Called off', 'TRANSP:OPAQUE', 'END:VEVENT', 'END:VCALENDAR'],
)

/** What the calendar above makes busy, between 23 November 2026 and 22 January 2027. */
export const busyInGoogleCalendar = [
  '2026-11-24T05:00 2026-11-24T05:30',
  '2026-12-01T20:00 2026-12-03T20:00',
  '2026-12-08T07:00 2026-12-08T07:45',
  '2026-12-15T05:00 2026-12-15T05:30',
]

/** As Outlook publishes one: a mark before the first line, zones by names of Windows that it describes from 1601 on, and its own word for busy. */
export const outlookCalendar = Buffer.concat([
  Buffer.from('\ufeff'),
  toIcs(
    ...[
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      'VERSION:2.0',
      'X-WR-CALNAME:Calendar',
    ],
    ...[
      'BEGIN:VTIMEZONE',
      'TZID:Arab Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0300',
    ],
    ...['TZOFFSETTO:+0300', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0300'],
    ...['TZOFFSETTO:+0300', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ...eventOf(
      ...['UID:040000008200E00074C5B7101A82E0080000000010', 'DTSTART;TZID=Arab Standard Time:20261124T080000'],
      ...['DTEND;TZID=Arab Standard Time:20261124T084500', 'CLASS:PRIVATE', 'PRIORITY:5', 'DTSTAMP:20261123T060000Z'],
      ...['TRANSP:OPAQUE', 'STATUS:CONFIRMED', 'SEQUENCE:0', 'X-MICROSOFT-CDO-APPT-SEQUENCE:0'],
      ...['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'],
    ),
    ...eventOf(
      ...['UID:free@outlook', 'DTSTART;TZID="Arab Standard Time":20261124T100000', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ...['DTEND;TZID="Arab Standard Time":20261124T110000'],
    ),
    ...eventOf(
      ...['UID:custom@outlook', 'DTSTART;TZID=Customized Time Zone:20261125T090000', 'DURATION:PT1H'],
      'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    ),
    ...eventOf(
      ...['UID:daily@outlook', 'DTSTART;TZID=W. Europe Standard Time:20261130T230000', 'DURATION:PT30M'],
      ...['RRULE:FREQ=DAILY;COUNT=3;INTERVAL=1', 'EXDATE;TZID=W. Europe Standard Time:20261201T230000'],
    ),
    'END:VCALENDAR',
  ),
])

/** What the calendar above makes busy. */
export const busyInOutlookCalendar = [
  '2026-11-24T05:00 2026-11-24T05:45',
  '2026-11-25T08:00 2026-11-25T09:00',
  '2026-11-30T22:00 2026-11-30T22:30',
  '2026-12-02T22:00 2026-12-02T22:30',
]

const berlin = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

const ofOutlook = ['CLASS:PUBLIC', 'PRIORITY:5', 'TRANSP:OPAQUE', 'STATUS:CONFIRMED', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY']

const consultingHour = eventOf(
  ...['UID:040000008200E00074C5B7101A82E008000000002F', 'DTSTART;TZID=W. Europe Standard Time:20261006T090000'],
  ...['DTEND;TZID=W. Europe Standard Time:20261006T093000', 'RRULE:FREQ=WEEKLY;COUNT=14;INTERVAL=1;BYDAY=TU;WKST=MO'],
  ...[...ofOutlook, 'SEQUENCE:0', 'X-MICROSOFT-CDO-INSTTYPE:1'],
)

/**
 * A weekly series in the form of Exchange that was changed "this and all following" by a program that writes it as the standard has it: since
 * 20 October, before the clock is put back, an hour and a quarter later and twice as long. One of those after that is moved alone, and one is called
 * off; times of single changes are those that the series had at first.
 */
export const seriesChangedFromOn = calendarOf(
  ...['METHOD:PUBLISH', ...berlin, ...consultingHour],
  ...eventOf(
    ...['UID:040000008200E00074C5B7101A82E008000000002F', 'DTSTART;TZID=W. Europe Standard Time:20261020T101500'],
    ...['RECURRENCE-ID;TZID="W. Europe Standard Time";RANGE=THISANDFUTURE:20261020T090000', ...ofOutlook],
    ...['DTEND;TZID=W. Europe Standard Time:20261020T111500', 'SEQUENCE:1', 'X-MICROSOFT-CDO-INSTTYPE:3'],
  ),
  ...eventOf(
    ...['UID:040000008200E00074C5B7101A82E008000000002F', 'DTSTART;TZID=W. Europe Standard Time:20261209T140000'],
    ...['RECURRENCE-ID;TZID=W. Europe Standard Time:20261208T090000', ...ofOutlook],
    ...['DTEND;TZID=W. Europe Standard Time:20261209T141500', 'SEQUENCE:2', 'X-MICROSOFT-CDO-INSTTYPE:3'],
  ),
  ...eventOf(
    ...['UID:040000008200E00074C5B7101A82E008000000002F', 'DTSTART;TZID=W. Europe Standard Time:20261215T101500'],
    ...['RECURRENCE-ID:20261215T080000Z', 'DTEND;TZID=W. Europe Standard Time:20261215T111500', 'STATUS:CANCELLED'],
    ...['SEQUENCE:2', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ),
)

/** What the calendar above makes busy since 13 October: ten o'clock and a quarter stays that when the clock is put back. */
export const busyInSeriesChangedFromOn = [
  ...['2026-10-13T07:00 2026-10-13T07:30', '2026-10-20T08:15 2026-10-20T09:15', '2026-10-27T09:15 2026-10-27T10:15'],
  ...['2026-11-03T09:15 2026-11-03T10:15', '2026-11-10T09:15 2026-11-10T10:15', '2026-11-17T09:15 2026-11-17T10:15'],
  ...['2026-11-24T09:15 2026-11-24T10:15', '2026-12-01T09:15 2026-12-01T10:15', '2026-12-09T13:00 2026-12-09T13:15'],
  ...['2026-12-22T09:15 2026-12-22T10:15', '2026-12-29T09:15 2026-12-29T10:15', '2027-01-05T09:15 2027-01-05T10:15'],
]

/** As Outlook itself writes such a change: the first series ends before it, and another one begins. */
export const seriesInTwo = calendarOf(
  ...['METHOD:PUBLISH', ...berlin],
  ...consultingHour.map((line) => line.replace('COUNT=14', 'UNTIL=20261201T080000Z')),
  ...eventOf(
    ...['UID:040000008200E00074C5B7101A82E008000000003A', 'DTSTART;TZID=W. Europe Standard Time:20261208T101500'],
    ...['DTEND;TZID=W. Europe Standard Time:20261208T111500', 'RRULE:FREQ=WEEKLY;COUNT=2;INTERVAL=1;BYDAY=TU;WKST=MO'],
    ...[...ofOutlook, 'SEQUENCE:0'],
  ),
)

/** Answers that are no calendar, or not one that is understood: what each is, its text, and what is said to be wrong with it. */
export const unreadableCalendars = [
  ['a page', '<!doctype html><title>Sign in</title>BEGIN:VCALENDAR', 'it is no calendar'],
  ['nothing', '', 'it is no calendar'],
  [
    'a calendar that was cut off',
    calendarOf(...eventOf('DTSTART:20261124T050000Z'))
      .toString()
      .slice(0, -20),
    'it ends before its end',
  ],
  ['an event that does not end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR', 'it cannot be read'],
  [
    'a rule by the second',
    calendarOf(...eventOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY', 'DURATION:PT1S')).toString(),
    'a rule in it repeats by the minute or second',
  ],
  [
    'a rule by the hour since 1970',
    calendarOf(...eventOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=HOURLY', 'DURATION:PT1S')).toString(),
    'a rule in it repeats too often',
  ],
  [
    'a change from one time on of a series that is not there',
    calendarOf(...eventOf('DTSTART:20261124T050000Z', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T050000Z')).toString(),
    'a series in it is changed from one time on, and not there itself',
  ],
  [
    'a change of everything before a time',
    calendarOf(...eventOf('DTSTART:20261124T050000Z', 'RECURRENCE-ID;RANGE=THISANDPRIOR:20261124T050000Z')).toString(),
    'a series in it is changed up to one time',
  ],
  [
    'a change from a day on of a series by hours',
    calendarOf(
      ...eventOf('UID:1', 'DTSTART:20261124T050000Z', 'RRULE:FREQ=DAILY;COUNT=5', 'DURATION:PT1H'),
      ...eventOf('UID:1', 'DTSTART:20261125T060000Z', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261125'),
    ).toString(),
    'a series in it is changed from a day on that says no hour',
  ],
] as const
