import { describe, expect, it } from 'vitest'
import { latinDigits } from './digits.ts'
import { isLines, isName, linesPattern, namePattern, optionalNamePattern } from './plain-text.ts'
import { splashFile, splashScreens } from './splash-screens.ts'

describe('what people write about themselves', () => {
  it.each(['Layla', 'ليلى حداد', ' Zoë-Marie O’Neil', '李'])('is a name in any script: %j', (text) => {
    expect([isName(text), isLines(text)]).toEqual([true, true])
  })

  it.each(['', '   ', 'a\tb', 'a\nb'])('is no name without a word, or on several lines: %j', (text) => {
    expect([isName(text), isLines(text)]).toEqual([false, true])
  })

  it.each(['a<b', 'a>b', 'a\u0000b', 'a\u0085', 'a\u202eb', 'a\u2066b', '\ufeffa', '\ud800'])(
    'holds no markup, control or reversing character: %j',
    (text) => {
      expect([isName(text), isLines(text)]).toEqual([false, false])
    },
  )

  it('may be left out where that is said', () => {
    const accepts = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text)
    expect([accepts(optionalNamePattern, ''), accepts(namePattern, ''), accepts(linesPattern, '')]).toEqual([
      true,
      false,
      true,
    ])
    expect([accepts(optionalNamePattern, 'a\nb'), accepts(optionalNamePattern, 'Layla')]).toEqual([false, true])
  })
})

it('digits of Arabic and Persian keyboards are those of every other', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 42 ४')).toBe('0123456789 0123456789 42 ४')
})

it('a splash screen is named by the pixels of its screen', () => {
  expect(splashFile(splashScreens[0]!)).toBe('splash-750x1334.png')
})
