import { expect, it } from 'vitest'
import { inBatches } from './use-clinic-times.ts'

it('asks about the cards of a list together, and asks no card anew when the list grows [C62]', () => {
  const page = Array.from({ length: 20 }, (_, index) => String(index))
  const first = inBatches(page)
  expect(first.flat()).toEqual(page)
  expect(Math.max(...first.map(({ length }) => length))).toBeLessThanOrEqual(20)
  expect(first.length).toBeLessThan(page.length)
  expect(inBatches([...page, 'a', 'b']).slice(0, first.length)).toEqual(first)
})
