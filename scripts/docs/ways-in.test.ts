import { describe, expect, it } from 'vitest'
import { placesOf, sectionOf, testsNamedIn } from './named-tests.ts'

const ofWays = sectionOf('Ways in, and what goes wrong in them')
const cells = [...ofWays.matchAll(/^\| (?!way|-)[^|]+\|(.+)\|$/gm)].map(([, row = '']) => row.split('|'))
const shown = testsNamedIn(ofWays)
const reasons = [...ofWays.matchAll(/\b([a-e])\) [A-Z]/g)].map(([, letter]) => letter)

describe('the table of ways in', () => {
  it('has an answer in each cell, which is a test of its list or a reason', () => {
    expect(cells).toHaveLength(13)
    const known = [...shown.map(({ number }) => number), ...reasons]
    for (const row of cells) {
      expect(row).toHaveLength(9)
      for (const cell of row) for (const part of cell.trim().split(', ')) expect(known).toContain(part)
    }
  })

  it('names nothing in its list that no cell has', () => {
    const used = cells.flat().flatMap((cell) => cell.trim().split(', '))
    expect(shown.filter(({ number }) => !used.includes(number))).toEqual([])
  })

  it.each(shown)('names a test that is there: $number, $title', (named) => {
    expect(placesOf(named)).toBe(1)
  })
})
