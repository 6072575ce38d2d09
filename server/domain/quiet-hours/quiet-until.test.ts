import { describe, expect, it } from 'vitest'
import { heldUntil } from './quiet-until.ts'

const night = { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }
const nextWeek = new Date('2026-12-01T00:00:00Z')
const held = (quiet: typeof night | undefined, now: string, until = nextWeek) =>
  heldUntil(quiet ? [quiet] : [], new Date(now), until)?.toISOString()

describe('what comes in quiet hours', () => {
  it.each([
    ['a minute before they begin', '2026-11-23T17:59:00Z', undefined],
    ['as they begin', '2026-11-23T18:00:00Z', '2026-11-24T03:00:00.000Z'],
    ['after midnight', '2026-11-23T22:30:00Z', '2026-11-24T03:00:00.000Z'],
    ['as they end', '2026-11-24T03:00:00Z', undefined],
  ])('is held till their end: %s', (_when, now, until) => {
    expect(held(night, now)).toBe(until)
  })

  it('is that of the patient’s zone, and of any part of the day', () => {
    expect(held({ from: '13:00', to: '15:30', time_zone: 'Asia/Jakarta' }, '2026-11-24T06:00:00Z')).toBe(
      '2026-11-24T08:30:00.000Z',
    )
    expect(held({ from: '13:00', to: '15:30', time_zone: 'Asia/Dubai' }, '2026-11-24T06:00:00Z')).toBeUndefined()
    // Half past one of a day that has not begun at Greenwich.
    expect(held({ from: '00:30', to: '07:00', time_zone: 'Asia/Dubai' }, '2026-11-23T21:30:00Z')).toBe(
      '2026-11-24T03:00:00.000Z',
    )
  })

  it('ends by the clock on the wall where that is changed in the night', () => {
    const berlin = { ...night, time_zone: 'Europe/Berlin' }
    expect(held(berlin, '2026-03-28T23:00:00Z')).toBe('2026-03-29T05:00:00.000Z')
    expect(held(berlin, '2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
  })

  it('is told at once where what it tells of would be over by then, or about to be', () => {
    const now = '2026-11-23T22:30:00Z'
    expect(held(night, now, new Date('2026-11-24T03:59:00Z'))).toBeUndefined()
    expect(held(night, now, new Date('2026-11-24T04:00:00Z'))).toBe('2026-11-24T03:00:00.000Z')
  })

  it('is held for all of several that end in time, one after the other', () => {
    const clinic = { from: '21:00', to: '08:00', time_zone: 'Asia/Dubai' }
    const early = { from: '07:30', to: '09:00', time_zone: 'Asia/Dubai' }
    const [now, until] = [new Date('2026-11-23T22:30:00Z'), (time: string) => new Date(`2026-11-24T${time}:00Z`)]
    expect(heldUntil([night, clinic], now, nextWeek)).toEqual(until('04:00'))
    expect(heldUntil([clinic, night], now, until('04:59'))).toEqual(until('03:00'))
    expect(heldUntil([early, night, clinic], now, nextWeek)).toEqual(until('05:00'))
    expect(heldUntil([night, { ...night, from: '07:00', to: '22:00' }], now, until('12:00'))).toEqual(until('03:00'))
  })

  it('is nothing for who has none', () => {
    expect(held(undefined, '2026-11-23T22:30:00Z')).toBeUndefined()
  })
})
