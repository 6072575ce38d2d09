import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typosToPrefix } from './typos.ts'

/** Typos between two whole words, straight from the definition: the last letters are equal, changed, missing, added or swapped. */
function typos(one: string, other: string): number {
  if (!one || !other) return Math.max(one.length, other.length)
  const [init, otherInit] = [one.slice(0, -1), other.slice(0, -1)]
  const isSame = one.at(-1) === other.at(-1)
  const distances = [typos(init, otherInit) + (isSame ? 0 : 1), typos(init, other) + 1, typos(one, otherInit) + 1]
  if (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)) {
    distances.push(typos(one.slice(0, -2), other.slice(0, -2)) + 1)
  }
  return Math.min(...distances)
}

describe('typos to the beginning of a term', () => {
  it('are as many as to the nearest of its beginnings, up to one more than the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, term, limit) => {
        const nearest = Math.min(
          ...Array.from({ length: term.length + 1 }, (_, end) => typos(typed, term.slice(0, end))),
        )
        expect(typosToPrefix(typed, term, limit)).toBe(Math.min(nearest, limit + 1))
      }),
      { numRuns: 1000 },
    )
  })

  it('counts two swapped letters once', () => {
    expect(typosToPrefix('dremato', 'dermatology', 2)).toBe(1)
  })
})
