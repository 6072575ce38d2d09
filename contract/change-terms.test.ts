import { describe, expect, it } from 'vitest'
import { changeLimits, changeTermsOf, defaultChangeTerms, keptOnCancelling, lateFeeOf } from './change-terms.ts'

const fee = { amount: 350, currency: 'AED' }
const start = new Date('2026-11-24T05:00:00.000Z')

describe('the terms of a visit', () => {
  it('are free until it begins where there are no rules', () => {
    expect(changeTermsOf(undefined, 'a-clinic')).toEqual(defaultChangeTerms)
    expect(keptOnCancelling(defaultChangeTerms, { start, fee }, start)).toEqual({ amount: 0, currency: 'AED' })
  })

  it('are the facility’s own, each that it names, else the tenant’s', () => {
    const rules = {
      visits_per_phone: 2,
      cancel_hours: 2,
      move_hours: 4,
      facilities: [{ facility: 'strict', move_hours: 48 }],
    }
    expect(changeTermsOf(rules, 'strict')).toEqual({ ...defaultChangeTerms, cancel_hours: 2, move_hours: 48 })
    expect(changeTermsOf(rules, 'other')).toEqual({ ...defaultChangeTerms, cancel_hours: 2, move_hours: 4 })
  })

  it('end so many hours before the start, across a change of the clock too', () => {
    // The clocks of Cairo went back at midnight of 30 October 2026.
    const terms = { ...defaultChangeTerms, cancel_hours: 1, move_hours: 24, free_cancel_hours: 48 }
    expect(changeLimits(terms, new Date('2026-10-30T08:00:00.000Z'))).toEqual({
      cancel_until: '2026-10-30T07:00:00.000Z',
      move_until: '2026-10-29T08:00:00.000Z',
      free_cancel_until: '2026-10-28T08:00:00.000Z',
    })
  })
})

describe('what cancelling late costs', () => {
  const of = (late_cancellation_fee: object) => ({
    ...defaultChangeTerms,
    free_cancel_hours: 24,
    late_cancellation_fee,
  })

  it('is a part of the fee, or an amount in its currency, and never more than the fee', () => {
    expect(lateFeeOf(of({ percent: 50 }), { amount: 351, currency: 'AED' })).toEqual({ amount: 175, currency: 'AED' })
    expect(lateFeeOf(of({ amounts: { AED: 100 } }), fee)).toEqual({ amount: 100, currency: 'AED' })
    expect(lateFeeOf(of({ amounts: { AED: 1000 } }), fee)).toEqual(fee)
    expect(lateFeeOf(of({ amounts: { SAR: 100 } }), fee)).toEqual({ amount: 0, currency: 'AED' })
  })

  it('is kept from the moment after the free time', () => {
    const at = (instant: string) => keptOnCancelling(of({ percent: 100 }), { start, fee }, new Date(instant)).amount
    expect(at('2026-11-23T05:00:00.000Z')).toBe(0)
    expect(at('2026-11-23T05:00:00.001Z')).toBe(350)
  })
})
