import { expect, it } from 'vitest'
import { badgeCount, type CountedVisit } from './badge-count.ts'

const visit = (start: string, end: string, status: CountedVisit['status'] = 'booked'): CountedVisit => ({
  ...{ start, end, status },
  time_zone: 'Asia/Dubai',
})

it('counts what waits and the visits that are still to come today, by the day where they are', () => {
  const now = new Date('2026-11-25T19:00:00Z')
  const visits = [
    // 23:30 of the same evening in Dubai, then half past midnight, which is tomorrow there.
    visit('2026-11-25T19:30:00Z', '2026-11-25T19:50:00Z'),
    visit('2026-11-25T20:30:00Z', '2026-11-25T21:00:00Z'),
    visit('2026-11-25T06:00:00Z', '2026-11-25T06:30:00Z'),
    visit('2026-11-25T19:40:00Z', '2026-11-25T19:55:00Z', 'cancelled'),
  ]
  expect([badgeCount(0, visits, now), badgeCount(2, visits, now), badgeCount(0, [], now)]).toEqual([1, 3, 0])
})
