import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toMinorUnits, toMoney } from './minor-units.ts'

it.each([
  ['AED', 350, 35_000],
  ['SAR', 200, 20_000],
  ['IDR', 450_000, 45_000_000],
  ['LBP', 5_000_000, 500_000_000],
  ['KWD', 12, 12_000],
  ['BHD', 15, 15_000],
  ['OMR', 20, 20_000],
  ['JOD', 30, 30_000],
  ['JPY', 3_000, 3_000],
])('a price in %s is told to a provider in its smallest unit', (currency, amount, minor) => {
  expect(toMinorUnits({ amount, currency })).toEqual({ amount: minor, currency })
})

it('comes back as it was, whatever it is and in whichever currency', () => {
  const prices = fc.record({
    amount: fc.nat(1_000_000_000),
    currency: fc.constantFrom(
      'AED',
      'SAR',
      'EGP',
      'BHD',
      'OMR',
      'KWD',
      'QAR',
      'JOD',
      'LBP',
      'TRY',
      'INR',
      'PKR',
      'IDR',
    ),
  })
  fc.assert(
    fc.property(prices, (price) => {
      expect(toMoney(toMinorUnits(price))).toEqual(price)
    }),
  )
})

it('is refused below zero, or where a computer could not count it', () => {
  for (const amount of [-1, Number.MAX_SAFE_INTEGER])
    expect(() => toMinorUnits({ amount, currency: 'AED' })).toThrow(RangeError)
})
