import { describe, expect, it } from 'vitest'
import { slotAt } from '#tests/support/booking'
import { type OwnRow, withOwn } from './own-times.ts'
import { type FreeRow, rowCount, soonest } from './soonest.ts'

const rowOf = (practitioner_id: string, time: string): FreeRow => ({
  slot: { ...slotAt(time), practitioner_id },
  timeZone: 'Asia/Dubai',
  doctor: { slug: '', speciality_slug: '', city_slug: '', fullName: '', title: '', area: '' },
  fee: { amount: 350, currency: 'AED' },
})
const ownRow = (practitioner_id: string, time: string): OwnRow => ({
  ...rowOf(practitioner_id, time),
  note: 'Held for you',
  heldUntil: '2026-11-23T10:20:00.000Z',
  city: 'dubai',
})
const others = ['1', '2', '3', '4', '5'].map((id) => rowOf(id, `09:0${id}`))
const now = Date.parse('2026-11-23T10:10:00.000Z')
const board = (own: OwnRow[], criteria: Parameters<typeof withOwn>[2]['criteria'], at = now) =>
  soonest(withOwn(soonest(others, rowCount), own, { criteria, rowCount, now: at }), rowCount).map(
    ({ slot, note }) => slot.practitioner_id + (note ? ' own' : ''),
  )
const anywhere = { city: '', visit: '' } as const

describe('a time one holds', () => {
  it('is on the board among those that are sooner', () => {
    expect(board([ownRow('9', '15:00')], anywhere)).toEqual(['1', '2', '3', '9 own'])
  })

  it('is the doctor’s one row, also where somebody else could come sooner', () => {
    expect(board([ownRow('2', '15:00')], anywhere)).toEqual(['1', '3', '4', '2 own'])
  })

  it('follows the criteria for a place and a kind of visit', () => {
    expect(board([ownRow('9', '08:00')], { city: 'dubai', visit: 'clinic' })).toEqual(['9 own', '1', '2', '3'])
    expect(board([ownRow('9', '08:00')], { city: 'abu-dhabi', visit: '' })).toEqual(['1', '2', '3', '4'])
    expect(board([ownRow('9', '08:00')], { city: '', visit: 'telemedicine' })).toEqual(['1', '2', '3', '4'])
  })

  it('is nobody’s any more once its hold is over', () => {
    expect(board([ownRow('9', '08:00')], anywhere, now + 600_000)).toEqual(['1', '2', '3', '4'])
  })
})
