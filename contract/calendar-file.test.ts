import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { appointmentWith } from '#tests/support/booking'
import { toCalendarFeed, toCalendarFile, toWebCalendarLink } from './calendar-file.ts'

const known = appointmentWith('b7c2d1de-0000-4000-8000-000000000001')
const appointment: Appointment = {
  ...known,
  appointment_number: 'PW-1',
  start: '2026-11-23T11:40:00.000Z',
  end: '2026-11-23T12:00:00.000Z',
  facility: { ...known.facility, name: 'Example Clinic; Main, Wing', address: 'Villa 1' },
}
const text = {
  summary: 'Visit',
  description: 'Booking PW-1',
  brand: 'Sadeem "Health"',
  host: 'app.example:8443',
  now: new Date('2026-11-21T10:00:00Z'),
}
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

describe('an appointment in a calendar', () => {
  it('stands at its instant, with its place', () => {
    const lines = unfolded(toCalendarFile(appointment, text))
    expect(lines).toContain('DTSTART:20261123T114000Z')
    expect(lines).toContain('DTEND:20261123T120000Z')
    expect(lines).toContain('UID:b7c2d1de-0000-4000-8000-000000000001@app.example:8443')
    expect(lines).toContain('LOCATION:Example Clinic\\; Main\\, Wing\\, Villa 1\\, Dubai')
  })

  it('names no place for a video visit', () => {
    const file = toCalendarFile({ ...appointment, consultation_type: 'telemedicine' }, text)
    expect(file).not.toContain('LOCATION')
    expect(file).not.toContain('GEO')
  })

  it('survives any words: no line is longer than 75 bytes, and none can begin another property', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const file = toCalendarFile(appointment, { ...text, summary })
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(unfolded(file).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
      }),
    )
  })

  it('replaces its entry when it was moved, and takes it out when it was cancelled', () => {
    const moved = unfolded(toCalendarFile({ ...appointment, changes: 2 }, text))
    expect(moved).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:2', 'STATUS:CONFIRMED']))
    const gone = unfolded(toCalendarFile({ ...appointment, status: 'cancelled', changes: 3 }, text))
    expect(gone).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']))
    expect(gone).not.toContain('BEGIN:VALARM')
    expect(gone).toContain('ORGANIZER;CN="Sadeem  Health ":mailto:no-reply@app.example')
  })

  it('stands in a calendar with others, which is read again by the hour', () => {
    const feed = unfolded(
      toCalendarFeed(
        [appointment, { ...appointment, id: 'other' }].map((visit) => ({ visit, text })),
        {
          name: 'Visits, all',
          refreshHours: 4,
        },
      ),
    )
    expect(feed.filter((line) => line.startsWith('UID:'))).toHaveLength(2)
    expect(feed).toEqual(
      expect.arrayContaining(['NAME:Visits\\, all', 'REFRESH-INTERVAL;VALUE=DURATION:PT4H', 'METHOD:PUBLISH']),
    )
    expect(feed.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
  })

  it('opens in a web calendar', () => {
    expect(new URL(toWebCalendarLink(appointment, text)).searchParams.get('dates')).toBe(
      '20261123T114000Z/20261123T120000Z',
    )
  })
})
