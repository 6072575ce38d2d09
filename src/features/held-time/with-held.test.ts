import { describe, expect, it } from 'vitest'
import type { NextAvailability } from '#contract/availability'
import { slotAt } from '#tests/support/booking'
import { withHeld } from './with-held.ts'

const fee = { amount: 350, currency: 'AED' }
const heldUntil = '2026-11-23T10:21:00.000Z'
const free = (...times: string[]): NextAvailability => ({
  practitioner_id: '7',
  time_zone: 'Asia/Dubai',
  slots: times.map((time) => ({ ...slotAt(time), fee })),
})
const held = (time: string) => ({ offered: { ...slotAt(time), fee }, timeZone: 'Asia/Dubai', heldUntil })
const shown = (availability: NextAvailability, time: string) =>
  withHeld(availability, held(time), 3).slots.map((slot) => slot.start.slice(11, 16) + (slot.heldUntil ? ' own' : ''))

describe('the time one holds with a doctor', () => {
  it('stands at its place among the free ones', () => {
    expect(shown(free('09:00', '09:40', '10:00'), '09:20')).toEqual(['09:00', '09:20 own', '09:40', '10:00'])
  })

  it('is shown however late it is', () => {
    expect(shown(free('09:00', '09:20', '09:40', '10:00'), '15:00')).toEqual([
      '09:00',
      '09:20',
      '15:00 own',
      '09:40',
      '10:00',
    ])
  })

  it('is there once, where an answer from before still has it', () => {
    expect(shown(free('09:00', '09:20'), '09:00')).toEqual(['09:00 own', '09:20'])
  })

  it('is all there is where nothing else is free', () => {
    expect(shown(free(), '09:00')).toEqual(['09:00 own'])
  })
})
