import { describe, expect, it } from 'vitest'
import { wordSpans, wordsOf } from './words.ts'

describe('the words of a text', () => {
  it.each([
    ['Émilie Müller-Straße', ['emilie', 'muller', 'strasse']],
    ['O’Brien & D`Souza', ['obrien', 'dsouza']],
    ['Ear, Nose (Throat)', ['ear', 'nose', 'throat']],
    ['İstanbul Kadıköy', ['istanbul', 'kadikoy']],
    ['  ', []],
  ])('folds %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['alef with hamza or madda', 'أحمد إحمد آحمد ٱحمد', 'احمد'],
    ['alef maqsura and ya', 'ليلى ليلي لیلی', 'ليلي'],
    ['ta marbuta and ha', 'فاطمة فاطمه', 'فاطمه'],
    ['tatweel', 'محـمـد محمد', 'محمد'],
    ['vowel signs and shadda', 'مُحَمَّد محمد', 'محمد'],
    ['hamza on a seat', 'مؤمن مومن', 'مومن'],
    ['digits', '١٢٣ ۱۲۳ 123', '123'],
  ])('writes %s in one way', (_, text, word) => {
    expect([...new Set(wordsOf(text))]).toEqual([word])
  })

  it('knows where in the source each word stands, whatever it was folded to', () => {
    const text = '«الأمراض» مُحَمَّد, Dr.Straße'
    expect(wordSpans(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['الامراض', 'الأمراض'],
      ['محمد', 'مُحَمَّد'],
      ['dr', 'Dr'],
      ['strasse', 'Straße'],
    ])
  })
})
