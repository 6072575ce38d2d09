import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonFault } from './json-fault.ts'

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"a":x}', 5],
    ['{"a":}', 5],
    ['{"a":1,}', 7],
    ['{"a":1 "b"', 7],
    ['{"a" 1}', 5],
    ['[1,2', 4],
    ['[1,,2]', 3],
    ['{a:1}', 1],
    ['"open', 0],
    ['1 2', 2],
    ['[1}', 2],
    ['', 0],
  ])('in %s is %i', (text, offset) => {
    expect(findJsonFault(text)).toBe(offset)
  })

  it('is its end for every valid text, however it is indented', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 3 }), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent)
        expect(findJsonFault(text)).toBe(text.length)
      }),
    )
  })

  it('is never behind a character that breaks it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const json = JSON.stringify(value)
        const place = at % (json.length + 1)
        // A control character is allowed nowhere, inside of strings or out.
        const text = `${json.slice(0, place)}\u0001${json.slice(place)}`
        expect(findJsonFault(text)).toBeLessThanOrEqual(place)
      }),
    )
  })
})
