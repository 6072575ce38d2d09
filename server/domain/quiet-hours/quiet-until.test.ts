import { describe, expect, it } from 'vitest'
import { heldUntil } from './quiet-until.ts'

const night = { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' }
const nextWeek = new Date('2026-12-01T00:00:00Z')
const held = (quiet: typeof night | undefined, now: string, until = nextWeek) =>
  heldUntil(quiet, new Date(now), until)?.toISOString()

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

  it('is nothing for who has none', () => {
    expect(held(undefined, '2026-11-23T22:30:00Z')).toBeUndefined()
  })
})
