import type { Offer } from './offers.ts'

/** In the currency's unit; `isLowest`: of each practitioner only what costs least of what is left. */
export type FeeLimits = { min?: number | undefined; max?: number | undefined; isLowest?: boolean | undefined }

/** The offers at a fee that is asked for, so that a list by fee shows times that cost it. */
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
