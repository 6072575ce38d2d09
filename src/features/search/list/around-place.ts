import type { QueryClient } from '@tanstack/react-query'
import type { City } from '#contract/tenant'
import type { GeoPoint } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'

/** The place of a list: a city by its slug, around the patient, or anywhere. */
export type QueryPlace = { city: string; isNear: boolean }

/** The centre of a list's place: the patient's own position, else that of the city. Undefined where neither is known. */
export async function centreOf(
  app: AppContext,
  client: QueryClient,
  { city, isNear }: QueryPlace,
): Promise<GeoPoint | undefined> {
  const position = isNear ? positionOf(app) : undefined
  if (position || !city) return position
  const cities: readonly City[] = await client.ensureQueryData(citiesQuery(app))
  return cities.find(({ slug }) => slug === city)
}

/** Parameters for the nearest first; within the radius of the search where none is given. */
export const around = ({ lat, lng }: GeoPoint, radius: number | 'all' | undefined) => ({
  aroundLatLng: `${lat},${lng}`,
  sortBy: 'distance' as const,
  getRankingInfo: true,
  ...(radius === undefined ? {} : { aroundRadius: radius }),
})
