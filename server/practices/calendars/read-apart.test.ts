import { expect, it } from 'vitest'
import { busyInGoogleCalendar, calendarOf, eventOf, googleCalendar } from '#tests/support/calendar-samples'
import { createCalendarReader } from './read-apart.ts'

const window = { from: Date.parse('2026-11-23T00:00:00Z'), to: Date.parse('2027-01-22T00:00:00Z') }

it('a calendar that would be read for ever is given up, and the next is read', async () => {
  const read = createCalendarReader({ longest: 1000 })
  const never = ['DTSTART:20200101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'DURATION:PT1H']
  const asked = (bytes: Uint8Array) => read({ bytes: new Uint8Array(bytes), timeZone: 'Asia/Dubai', window })
  const [first, second, third] = await Promise.all([
    asked(calendarOf(...eventOf(...never))),
    asked(googleCalendar),
    asked(Buffer.from('<html>')),
  ])
  expect(first).toEqual({ fault: 'reading it takes too much' })
  expect(second).toEqual({
    spans: busyInGoogleCalendar.map((span) => {
      const [from = '', to = ''] = span.split(' ')
      return { from: Date.parse(`${from}Z`), to: Date.parse(`${to}Z`) }
    }),
  })
  expect(third).toEqual({ fault: 'it is no calendar' })
})
