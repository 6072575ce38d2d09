import { describe, expect, it } from 'vitest'
import { moveTo, stepOfAddress, tokenOfLink } from './reset-address.ts'

describe('the address of a reset', () => {
  it('names its step', () => {
    expect(stepOfAddress('/en-ae/account/forgotpassword', '')).toBe('forget')
    expect(stepOfAddress('/app/ar-ae/account/forgotpassword', '?key=insurer&step=code')).toBe('confirm')
    expect(stepOfAddress('/en-ae/account/forgotpassword', '?step=mail')).toBe('mailed')
    expect(stepOfAddress('/en-ae/account/forgotpassword', '?step=constructor')).toBe('forget')
    expect(stepOfAddress('/en-ae/updatepassword', '')).toBe('update')
    expect(stepOfAddress('/en-ae/account/sign-in', '?step=code')).toBeUndefined()
  })

  it('follows the reset from its first step, with one entry above that', () => {
    expect(moveTo('confirm', { step: 'forget', isOurs: false })).toEqual({
      kind: 'push',
      step: 'confirm',
      isOurs: true,
    })
    expect(moveTo('update', { step: 'confirm', isOurs: true })).toEqual({
      kind: 'replace',
      step: 'update',
      isOurs: true,
    })
    expect(moveTo('success', { step: 'update', isOurs: true })).toEqual({ kind: 'stay' })
  })

  it('goes back to the first step where that is below, and becomes it where it is not', () => {
    expect(moveTo('forget', { step: 'confirm', isOurs: true })).toEqual({ kind: 'back' })
    expect(moveTo('forget', { step: 'update', isOurs: false })).toMatchObject({ kind: 'replace', step: 'forget' })
    expect(moveTo('confirm', { step: 'update', isOurs: false })).toMatchObject({ kind: 'replace', isOurs: false })
  })

  it('of a mailed link has a token, which nothing else is taken for [S26]', () => {
    expect(tokenOfLink('#Zt3k-9_xQ0aL2mN4pR6s')).toBe('Zt3k-9_xQ0aL2mN4pR6s')
    for (const hash of ['', '#', '#main', `#${'a'.repeat(201)}`, '#<script>alert(1)</script>'])
      expect(tokenOfLink(hash)).toBeUndefined()
  })
})
