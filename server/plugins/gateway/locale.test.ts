import { describe, expect, it } from 'vitest'
import { readLanguage } from './locale.ts'

describe('the language of a call', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['ar', 'ar'],
    ['ar-AE', 'ar'],
    ['fr-FR, id;q=0.5, ar;q=0.8', 'ar'],
    ['en;q=0, id', 'id'],
  ])('of %s is %s [H03]', (header, language) => {
    expect(readLanguage(header)).toBe(language)
  })

  it('is refused by name when it is none of ours', () => {
    expect(() => readLanguage('fr, de;q=0.5')).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        fields: [{ path: '/headers/accept-language', message: 'must be one of en, ar, id' }],
      }),
    )
  })
})
