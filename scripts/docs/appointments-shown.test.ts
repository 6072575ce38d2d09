import { describe, expect, it } from 'vitest'
import { placesOf, sectionOf, testsNamedIn } from './named-tests.ts'

const section = sectionOf('Appointments, and what shows them')
const rows = [...section.matchAll(/^\| (?!what|-)([^|]+)\| ([^|]+)\|$/gm)].map(([, , tests = '']) =>
  tests.trim().split(', '),
)
const shown = testsNamedIn(section)

describe('the table of what is shown of appointments', () => {
  it('has tests of its list in each row, and each of them in a row', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.flat())).toEqual(new Set(shown.map(({ number }) => number)))
  })

  it.each(shown)('names a test that is there: $number, $title', (named) => {
    expect(placesOf(named)).toBe(1)
  })
})
