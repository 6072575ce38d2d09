import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import Value from 'typebox/value'
import { ClientError } from '#contract/client-error'
import { Problem } from '#contract/problem'
import type { Failure } from './failure.ts'
import { toClientError } from './to-client-error.ts'

const page = { origin: 'https://app.example', basePath: '/care', locale: 'en-ae' }
const path = '/care/en-ae/doctor/cardiology/dubai/dr-layla-haddad'
const tell = (failure: Partial<Failure>) => toClientError({ source: 'error', error: undefined, path, ...failure }, page)

/** An error with the stack a browser would give it. */
function thrown(error: Error, ...frames: string[]): Error {
  return Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...frames].join('\n') })
}

describe('what is told of a failure', () => {
  it('is its kind, its scrubbed words, own files and the pattern of the address', () => {
    const error = thrown(
      new TypeError('no times for Layla Haddad, +971 50 123 4567'),
      '    at Qe (https://app.example/care/assets/doctor-page-Ab_1.js:12:3456)',
      '    at https://app.example/care/en-ae/doctor/cardiology/dubai/dr-layla-haddad?xtoken=secret:3:9',
      '    at new Promise (<anonymous>)',
      '    at wrap (chrome-extension://abc/content.js:1:2)',
      '    at async go (https://app.example/care/sw.js?key=insurer:1:77)',
    )
    expect(tell({ error })).toEqual({
      source: 'error',
      name: 'TypeError',
      message: 'no times for …',
      stack: ['assets/doctor-page-Ab_1.js:12:3456', 'sw.js:1:77'],
      route: '/$locale/doctor/$speciality/$city/$name',
      count: 1,
    })
  })

  it('reads the stacks of Firefox and Safari', () => {
    const error = thrown(
      new TypeError('x is null'),
      'Qe@https://app.example/care/assets/a-b.js:1:2',
      '@https://app.example/care/assets/c.js:3:4',
      'global code@https://app.example/care/en-ae:5:6',
    )
    expect(tell({ error })?.stack).toEqual(['assets/a-b.js:1:2', 'assets/c.js:3:4'])
  })

  it('of a problem is its code and none of its words', () => {
    const error = new Problem('slot_taken', { message: 'Layla was faster', details: { phone: '501234567' } })
    expect(tell({ error, source: 'rejection' })).toMatchObject({ name: 'Problem', message: 'slot_taken' })
    expect(JSON.stringify(tell({ error }))).not.toMatch(/Layla|501234567/)
  })

  it('of what React got over is the failure behind it', () => {
    const error = new Error('There was an error while hydrating', { cause: new RangeError('Invalid time value') })
    expect(tell({ error, source: 'recovered' })).toMatchObject({ name: 'RangeError', message: 'Invalid time value' })
  })

  it.each([
    ['a text', 'call Layla', { name: 'string', message: 'call …' }],
    ['an object', { patient: 'Layla' }, { name: 'object', message: '' }],
    ['null', null, { name: 'null', message: '' }],
    ['an error of no known kind', { name: 'Layla', message: 'x' }, { name: 'Error', message: 'x' }],
    ['an error of another window', { name: 'DataError', message: 'x' }, { name: 'DataError', message: 'x' }],
  ])('of %s that was thrown is no more than its kind and words', (_, error, expected) => {
    expect(tell({ error })).toMatchObject(expected)
  })

  it('of an ignored failure is nothing [E16]', () => {
    expect(tell({ error: new TypeError('Failed to fetch'), source: 'rejection' })).toBeUndefined()
    expect(tell({ error: new Problem('offline') })).toBeUndefined()
    expect(tell({ error: "Unable to get property 'length' of undefined or null reference" })).toBeUndefined()
  })

  it('is always of the schema, whatever is thrown and wherever', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ name: fc.string(), message: fc.string({ unit: 'grapheme', maxLength: 900 }), stack: fc.string() }),
      fc
        .constantFrom('assets/x.js', 'en-ae?phone=501234567')
        .map((file) => thrown(new Error('x'), `    at a (https://app.example/care/${file}:1:2)`)),
    )
    fc.assert(
      fc.property(anything, fc.webPath(), (error, somewhere) => {
        const report = tell({ error, path: `/care/en-ae${somewhere}` })
        expect(report === undefined || Value.Check(ClientError, report)).toBe(true)
      }),
    )
  })
})
