import { describe, expect, it } from 'vitest'
import { reasonOf } from './device-passkeys.ts'

const said = (name: string) => new DOMException('the words are the browser’s', name)

describe('why a device gave no passkey', () => {
  it.each([
    ['NotAllowedError', false, 'dismissed'],
    ['NotAllowedError', true, 'timed_out'],
    ['AbortError', false, 'dismissed'],
    ['InvalidStateError', false, 'exists'],
    ['ConstraintError', false, 'unsupported'],
    ['NotSupportedError', true, 'unsupported'],
    ['SecurityError', false, 'failed'],
    ['UnknownError', true, 'failed'],
  ] as const)('is told by %s, late: %s', (name, isLate, reason) => {
    expect(reasonOf(said(name), isLate)).toBe(reason)
    // The library wraps most of them.
    expect(reasonOf(new Error('wrapped', { cause: said(name) }), isLate)).toBe(reason)
  })

  it('is unknown where the browser says nothing of it', () => {
    expect(reasonOf('no error at all', false)).toBe('failed')
  })
})
