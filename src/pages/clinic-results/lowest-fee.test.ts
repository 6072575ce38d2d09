import { expect, it } from 'vitest'
import { lowestFee } from './lowest-fee.ts'

const clinic = {
  fees: 160,
  currency_symbol: 'AED',
  speciality_fees: [
    { speciality_slug: 'cardiology', fee: 520 },
    { speciality_slug: 'dermatology', fee: 390 },
    { speciality_slug: 'general-practice', fee: 160 },
  ],
}
const dirhams = (amount: number) => ({ amount, currency: 'AED' })

it('is the lowest of all that is offered, or of the specialities that are asked for', () => {
  expect(lowestFee(clinic, [])).toEqual(dirhams(160))
  expect(lowestFee(clinic, ['cardiology'])).toEqual(dirhams(520))
  expect(lowestFee(clinic, ['cardiology', 'dermatology'])).toEqual(dirhams(390))
})

it('is none where nobody can be booked, and none of others while the answer is that to another question', () => {
  expect(lowestFee({ ...clinic, fees: 0 }, [])).toBeUndefined()
  expect(lowestFee(clinic, ['urology'])).toBeUndefined()
  expect(lowestFee({ fees: 160, currency_symbol: 'AED' }, ['cardiology'])).toBeUndefined()
})
