import { describe, expect, it } from 'vitest'
import { moveTo, stepOfAddress } from './reset-address.ts'

describe('the address of a reset', () => {
  it('names its step', () => {
    expect(stepOfAddress('/en-ae/account/forgotpassword', '')).toBe('forget')
    expect(stepOfAddress('/app/ar-ae/account/forgotpassword', '?key=insurer&step=code')).toBe('confirm')
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
})
