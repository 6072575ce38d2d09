import { describe, expect, it } from 'vitest'
import type { CategoryAvailability } from '#contract/availability'
import { soonest, toRows } from './soonest.ts'

type Found = CategoryAvailability['slots'][number]
const free = (practitioner_id: string, start: string): Found => ({
  practitioner_id,
  facility_id: '1',
  service_id: '1',
  consultation_type: 'clinic',
  start,
  fullName: `Dr ${practitioner_id}`,
  slug: `dr-${practitioner_id}`,
  title: 'Dermatologist',
  speciality_slug: 'dermatology',
  city_slug: 'dubai',
  area: 'Al Wasl',
  fee: { amount: 300, currency: 'AED' },
})
const answer = (category: string, slots: Found[]): CategoryAvailability => ({
  category,
  time_zone: 'Asia/Dubai',
  slots,
})

describe('the next free times on the board', () => {
  it('are in order of time across specialities, whatever order they come in', () => {
    const rows = soonest(
      toRows([
        answer('a', [free('1', '2026-11-23T12:00:00Z')]),
        answer('b', [free('2', '2026-11-23T10:00:00Z')]),
        answer('c', []),
      ]),
      4,
    )
    expect(rows.map(({ slot }) => slot.practitioner_id)).toEqual(['2', '1'])
  })

  it('show a doctor once, with the soonest time, and no more rows than there is room for', () => {
    const rows = soonest(
      toRows([
        answer('a', [free('1', '2026-11-23T12:00:00Z'), free('2', '2026-11-23T13:00:00Z')]),
        answer('b', [free('1', '2026-11-23T10:00:00Z'), free('3', '2026-11-23T14:00:00Z')]),
      ]),
      2,
    )
    expect(rows.map(({ slot }) => [slot.practitioner_id, slot.start])).toEqual([
      ['1', '2026-11-23T10:00:00Z'],
      ['2', '2026-11-23T13:00:00Z'],
    ])
  })

  it('keep of a row only what booking needs as the slot', () => {
    const [row] = soonest(toRows([answer('a', [free('7', '2026-11-23T12:00:00Z')])]), 1)
    expect(row?.slot).toEqual({
      practitioner_id: '7',
      facility_id: '1',
      service_id: '1',
      consultation_type: 'clinic',
      start: '2026-11-23T12:00:00Z',
    })
  })
})
