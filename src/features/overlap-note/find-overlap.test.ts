import { expect, it } from 'vitest'
import { findOverlap } from './find-overlap.ts'

const visit = (
  from: string,
  to: string,
  status: 'booked' | 'awaiting_payment' | 'cancelled' | 'expired' = 'booked',
) => ({
  status,
  start: `2026-11-24T${from}:00.000Z`,
  end: `2026-11-24T${to}:00.000Z`,
})
const at = (time: string) => `2026-11-24T${time}:00.000Z`

it('finds a visit that shares a minute, and none beside it, cancelled or expired', () => {
  const booked = visit('05:00', '05:30')
  expect(findOverlap([booked], at('05:29'), 30)).toBe(booked)
  expect(findOverlap([booked], at('04:31'), 30)).toBe(booked)
  expect(findOverlap([booked], at('05:30'), 30)).toBeUndefined()
  expect(findOverlap([booked], at('04:30'), 30)).toBeUndefined()
  const unpaid = visit('05:00', '05:30', 'awaiting_payment')
  expect(findOverlap([unpaid], at('05:00'), 30)).toBe(unpaid)
  expect(findOverlap([visit('05:00', '05:30', 'expired')], at('05:00'), 30)).toBeUndefined()
  expect(findOverlap([visit('05:00', '05:30', 'cancelled')], at('05:00'), 30)).toBeUndefined()
})
