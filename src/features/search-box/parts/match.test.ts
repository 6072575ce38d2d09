import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markMatch } from './match.ts'

describe('the part of a suggestion that was typed', () => {
  it.each([
    ['Dermatology', 'derm', ['', 'Derm', 'atology']],
    ['Paediatric dermatology', 'derm', ['Paediatric ', 'derm', 'atology']],
    ['Anaesthesia', 'thes', ['Anaesthesia', '', '']],
    ['Crèche Médicale', 'med', ['Crèche ', 'Méd', 'icale']],
    ['الجلدية', 'جلد', ['ال', 'جلد', 'ية']],
    ['أمراض القلب', 'امراض', ['', 'أمراض', ' القلب']],
    ['د. شمّا السويدي', 'شما', ['د. ', 'شمّا', ' السويدي']],
    ['شمّا', 'شم', ['', 'شمّ', 'ا']],
    ['Dermatology', ' ', ['Dermatology', '', '']],
  ])('in %s for %s', (text, typed, parts) => {
    expect(markMatch(text, typed)).toEqual(parts)
  })

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, typed) => {
        expect(markMatch(text, typed).join('')).toBe(text)
      }),
    )
  })
})
