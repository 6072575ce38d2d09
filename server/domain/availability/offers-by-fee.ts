import type { Offer } from './offers.ts'

/** `min` and `max` in the currency's main unit; `isLowest`: of the remaining offers of each practitioner only the cheapest. */
export type FeeLimits = { min?: number | undefined; max?: number | undefined; isLowest?: boolean | undefined }

/** The offers within the fee limits, so that a list filtered by fee shows times at that fee. */
export function offersByFee(
  offers: readonly Offer[],
  { min = 0, max = Infinity, isLowest = false }: FeeLimits,
): Offer[] {
  const within = offers.filter(({ fee }) => fee >= min && fee <= max)
  if (!isLowest) return within
  const lowest = new Map<number, number>()
  for (const { practitionerId, fee } of within) {
    lowest.set(practitionerId, Math.min(fee, lowest.get(practitionerId) ?? Infinity))
  }
  return within.filter(({ practitionerId, fee }) => fee === lowest.get(practitionerId))
}
