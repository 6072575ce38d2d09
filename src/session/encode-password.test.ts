import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBase64 } from './encode-password.ts'

it('encodes any password as the platform decodes it', () => {
  expect(toBase64('p@ss كلمة 🔑')).toBe('cEBzcyDZg9mE2YXYqSDwn5SR')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), (password) => {
      expect(Buffer.from(toBase64(password), 'base64').toString()).toBe(password)
    }),
  )
})
