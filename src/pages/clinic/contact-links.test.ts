import { expect, it } from 'vitest'
import { telephone } from './contact-links.ts'

it('calls the digits of a number, and nothing where there is no number', () => {
  expect(telephone('+971 4 800 0123')).toBe('tel:+97148000123')
  expect(telephone('')).toBeUndefined()
  expect(telephone('n/a')).toBeUndefined()
})
