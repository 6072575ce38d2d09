import type { City } from '#contract/tenant'
import type { AppContext } from '#src/context/app-context.ts'
import { keepPosition } from '#src/queries/position.ts'
import { nearestOf } from './distance.ts'
import { locate } from './locate.ts'
import { considerMarket, farthest } from './other-market.ts'

export type FoundNear = { city: City } | { failure: 'refused' | 'unavailable' | 'too_far' }

/**
 * The patient's position, as the nearest city of the country. The position itself stays in this page's memory. Never rejects.
 */
export async function findNear(app: AppContext, cities: readonly City[]): Promise<FoundNear> {
  const located = await locate(navigator.geolocation)
  if ('failure' in located) return located
  void considerMarket(app, located.position)
  const city = nearestOf(cities, located.position, (place) => place, farthest)
  if (!city) return { failure: 'too_far' }
  keepPosition(app, located.position)
  return { city }
}
