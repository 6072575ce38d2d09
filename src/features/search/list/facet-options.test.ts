import { describe, expect, it } from 'vitest'
import { facetOptions } from './facet-options.ts'

describe('values to choose from', () => {
  it('come with those that bring most first, and one that is chosen never hides', () => {
    const counts = { arabic: 9, english: 30, hindi: 7, urdu: 4, tamil: 3, french: 2, dutch: 1, greek: 0 }
    const { first, rest } = facetOptions(counts, { chosen: ['dutch', 'korean'] })
    expect(first.map(({ value }) => value)).toEqual(['english', 'arabic', 'hindi', 'urdu', 'tamil', 'dutch', 'korean'])
    expect(rest).toEqual([{ value: 'french', count: 2 }])
  })

  it('leave out what is not offered, and keep it where it is on', () => {
    const counts = { sadeem: 20, waha: 15, rimal: 5 }
    const { first, rest } = facetOptions(counts, { chosen: ['rimal'], isOffered: (slug) => slug === 'sadeem' })
    expect([...first, ...rest].map(({ value }) => value)).toEqual(['sadeem', 'rimal'])
  })

  it('have no number where nothing is counted yet, and none where the others are', () => {
    expect(facetOptions({}, { chosen: ['dermatology'] }).first).toEqual([{ value: 'dermatology' }])
    expect(facetOptions({ cardiology: 3 }, { chosen: ['dermatology'] }).first).toEqual([
      { value: 'cardiology', count: 3 },
      { value: 'dermatology', count: 0 },
    ])
  })
})
