import { describe, expect, it } from 'vitest'
import { assertKeepable, assertShallow } from './plain-json.ts'

const refused = expect.objectContaining({ code: 'bad_request' })
const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => ({ inner }), 'deepest')

describe('what a call brings', () => {
  it.each([
    ['a text', 'a\0b'],
    ['half a pair of characters', { name: '\ud800' }],
    ['a part of a list', { names: ['Layla', ['b\0']] }],
    ['the name of a property', { given: { 'na\0me': 'Layla' } }],
  ])('is refused where the database could not keep it: %s', (_name, value) => {
    expect(() => assertKeepable(value)).toThrow(refused)
  })

  it('is taken with any other text, and with what is no text', () => {
    expect(() => assertKeepable({ name: 'Layla 😀 \n', list: [1, true, null, undefined, 'ليلى'] })).not.toThrow()
  })

  it('is not looked for in the bytes of a file', () => {
    // Were it walked as a list is, each byte would be a part, and so would this.
    const file = Object.assign(Buffer.from('%PDF-1.7'), { name: 'a\0b' })
    expect(() => assertKeepable([file, { photo: file }])).not.toThrow()
    expect(() => assertKeepable([file, 'a\0b'])).toThrow(refused)
  })

  it('may be nested sixteen levels deep and no deeper', () => {
    expect(() => assertShallow(nested(16))).not.toThrow()
    expect(() => assertShallow(nested(17))).toThrow(refused)
    expect(() => assertShallow(nested(100_000))).toThrow(refused)
  })
})
