import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const none = new Map<string, Set<string>>()

describe('marking what was searched', () => {
  it('marks a word as far as it was typed', () => {
    expect(highlight('Dermatology and skin', ['derma'], none)).toEqual({
      value: '<em>Derma</em>tology and skin',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['derma'],
    })
  })

  it('takes other marks, and escapes nothing where they are no markup: whoever asks for those escapes', () => {
    const value = (before: string, after: string) => highlight('Skin <b>', ['skin'], none, { before, after }).value
    expect(value('<b>', '</b>')).toBe('<b>Skin</b> &lt;b&gt;')
    expect(value('__ais-highlight__', '__/ais-highlight__')).toBe('__ais-highlight__Skin__/ais-highlight__ <b>')
  })

  it('says that only some of the words stand in the text', () => {
    expect(highlight('Skin', ['skin', 'dubai'], none)).toEqual({
      value: '<em>Skin</em>',
      matchLevel: 'partial',
      fullyHighlighted: true,
      matchedWords: ['skin'],
    })
  })

  it('marks a word that was taken for a misspelling as a whole', () => {
    expect(highlight('Mohammed Ali', ['mohamed'], new Map([['mohamed', new Set(['mohammed'])]])).value).toBe(
      '<em>Mohammed</em> Ali',
    )
  })

  it('keeps vowel signs inside the mark and finds a word behind its article', () => {
    expect(highlight('مُحَمَّد', ['محم'], none).value).toBe('<em>مُحَمَّ</em>د')
    expect(highlight('الأمراض الجلدية', ['جلد'], none).value).toBe('الأمراض ال<em>جلد</em>ية')
  })

  it('escapes the source text, so that no hit can bring markup of its own', () => {
    expect(highlight('<em>Skin</em> & "care"', ['em', 'care'], none).value).toBe(
      '&lt;<em>em</em>&gt;Skin&lt;/<em>em</em>&gt; &amp; &quot;<em>care</em>&quot;',
    )
  })
})
