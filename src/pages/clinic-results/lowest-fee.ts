import type { FacilityHit } from '#contract/directory'
import type { Money } from '#contract/wire'

type Priced = Pick<FacilityHit, 'fees' | 'currency_symbol'> & Partial<Pick<FacilityHit, 'speciality_fees'>>

/**
 * From what fee on one is seen at a facility, in one of the specialities where any are given. Undefined where nobody of them can be
 * booked, or where the answer is one to another question and does not say.
 */
export function lowestFee(
  { fees, currency_symbol: currency, speciality_fees: bySpeciality = [] }: Priced,
  specialities: readonly string[],
): Money | undefined {
  const known =
    specialities.length === 0
      ? [fees]
      : bySpeciality.filter(({ speciality_slug: slug }) => specialities.includes(slug)).map(({ fee }) => fee)
  const amount = Math.min(...known)
  return amount > 0 && Number.isFinite(amount) ? { amount, currency } : undefined
}
