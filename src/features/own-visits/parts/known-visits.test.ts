import { expect, it } from 'vitest'
import type { VisitCopy } from '#src/session/to-own-copies.ts'
import { knownVisits } from './known-visits.ts'

const now = new Date('2026-11-25T10:00:00Z')
const visit = (id: string, day: string, more: Partial<VisitCopy> = {}) =>
  ({ id, status: 'booked', start: `${day}T06:00:00Z`, end: `${day}T06:30:00Z`, ...more }) as VisitCopy
const idsOf = (visits: readonly VisitCopy[]) => visits.map(({ id }) => id)

it('has each visit once, the next one first, and the last of those that are over, whichever list had them', () => {
  const known = knownVisits(
    {
      booked: [visit('c', '2026-12-01')],
      ahead: [visit('over-since', '2026-11-24'), visit('a', '2026-11-26'), visit('c', '2026-12-01')],
      past: [visit('p', '2026-11-20'), visit('cancelled', '2026-12-09', { status: 'cancelled' })],
    },
    now,
  )
  expect(idsOf(known.ahead)).toEqual(['a', 'c'])
  expect(idsOf(known.past)).toEqual(['cancelled', 'over-since', 'p'])
})

it('has a visit as it was read last, and still knows whose it is', () => {
  const patient = { first_name: 'Amina', patient_relative_id: 'r-1' }
  const moved = knownVisits(
    {
      booked: [visit('a', '2026-12-07', { readAt: 9 })],
      ahead: [visit('a', '2026-12-01', { readAt: 5, patient })],
      past: undefined,
    },
    now,
  )
  expect(moved.ahead).toMatchObject([{ start: '2026-12-07T06:00:00Z', readAt: 9, patient }])
  const older = knownVisits(
    { booked: [visit('a', '2026-12-07', { readAt: 1 })], ahead: [visit('a', '2026-12-01', { readAt: 5 })], past: [] },
    now,
  )
  expect(older.ahead).toMatchObject([{ start: '2026-12-01T06:00:00Z' }])
})
