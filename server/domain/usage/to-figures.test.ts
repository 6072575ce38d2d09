import { expect, it } from 'vitest'
import { toFigures } from './to-figures.ts'

const [first, second] = ['2026-11-25', '2026-11-26']
const bookings = (source: string, day: string, count: number) => ({
  figure: 'bookings_by_source' as const,
  source,
  day,
  count,
})

it('shows numbers from five on, and only says of smaller ones that there are some', () => {
  const rows = [
    { figure: 'visits' as const, day: second, count: 4 },
    { figure: 'visits' as const, day: first, count: 5 },
    { figure: 'installs' as const, day: second, count: 1 },
    { figure: 'sign_ups' as const, day: second, count: 0 },
  ]
  expect(toFigures(rows)).toEqual([
    { figure: 'visits', total: 10, is_rounded: true, days: [{ day: first, count: 5 }, { day: second }] },
    { figure: 'installs', is_rounded: false, days: [{ day: second }] },
  ])
})

it.each([
  [[5, 1], 5],
  [[5, 3], 10],
  [[4, 4], 10],
  [[3, 4], 5],
  [[1, 4], 5],
  [[1, 1], undefined],
  [[8, 6], 14],
])('adds %j up to %s', ([one = 0, other = 0], total) => {
  const rows = [
    { figure: 'visits' as const, day: first, count: one },
    { figure: 'visits' as const, day: second, count: other },
  ]
  expect(toFigures(rows)[0]?.total).toBe(total)
})

it('names a source from five bookings on in all days together, the one with most first', () => {
  const rows = [
    bookings('mail', first, 3),
    bookings('mail', second, 2),
    bookings('poster', first, 9),
    bookings('for-layla', first, 4),
  ]
  expect(toFigures(rows).map(({ figure, source, total }) => [figure, source, total])).toEqual([
    ['bookings_by_source', 'poster', 9],
    ['bookings_by_source', 'mail', 5],
    ['bookings_of_rare_sources', undefined, undefined],
  ])
})

it('names no more than twenty sources', () => {
  const rows = Array.from({ length: 22 }, (_, at) => bookings(`s${at}`, first, 10 + at))
  const figures = toFigures(rows)
  expect(figures).toHaveLength(21)
  expect(figures.at(-1)).toMatchObject({ figure: 'bookings_of_rare_sources', total: 21 })
})
