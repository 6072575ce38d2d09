import { expect, it } from 'vitest'
import { heldBytes } from '#tests/support/heap'
import { createKeySet } from './key-set.ts'

/** Keys as rows of working hours have them. */
const keyOf = (index: number) => JSON.stringify([`DOC-${index}`, `FAC-${index % 977}`, [1, 2, 3], 540, index])

it('has what was added and nothing else, through many growths', () => {
  const set = createKeySet([keyOf(0)])
  const many = 20_000
  for (let index = 1; index < many; index++) set.add(keyOf(index))
  set.add(keyOf(7))
  const wrong = Array.from({ length: 2 * many }, (_, index) => index).filter(
    (index) => set.has(keyOf(index)) !== index < many,
  )
  expect(wrong).toEqual([])
  expect(set.has('')).toBe(false)
})

it('takes less than forty bytes for a key', () => {
  const before = heldBytes()
  const set = createKeySet()
  const many = 100_000
  for (let index = 0; index < many; index++) set.add(keyOf(index))
  expect((heldBytes() - before) / many).toBeLessThan(40)
  expect(set.has(keyOf(1))).toBe(true)
})
