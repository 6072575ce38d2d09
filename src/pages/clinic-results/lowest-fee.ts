import type { FacilityHit } from '#contract/directory'
import type { Money } from '#contract/wire'

type Priced = Pick<FacilityHit, 'fees' | 'currency_symbol'> & Partial<Pick<FacilityHit, 'speciality_fees'>>

/**
 * The lowest fee at a facility, in one of the specialities where any are given. Undefined where no doctor of these can be
 * booked, or where the hit has no such fees.
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
