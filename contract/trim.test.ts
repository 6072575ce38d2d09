import { describe, expect, it } from 'vitest'
import { before, trimBoth, trimEnd } from './trim.ts'

describe('a text without a sign', () => {
  it.each([
    ['--a-b--', '--a-b', 'a-b'],
    ['a', 'a', 'a'],
    ['---', '', ''],
    ['', '', ''],
  ])('%j is %j without it at the end, and %j without it at both', (text, end, both) => {
    expect([trimEnd(text, '-'), trimBoth(text, '-')]).toEqual([end, both])
  })
})

it('the part before a sign ends at whichever comes first, or with the text', () => {
  expect(before('/doctors?city=dubai#top', '?', '#')).toBe('/doctors')
  expect(before('/doctors#top?city=dubai', '?', '#')).toBe('/doctors')
  expect(before('?city=dubai', '?')).toBe('')
  expect(before('/doctors', '?', '#')).toBe('/doctors')
})
