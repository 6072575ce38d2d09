import type { GeoPoint } from '#contract/wire'

/** Metres between two points. */
export function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  const half =
    Math.sin(((other.lat - one.lat) * radians) / 2) ** 2 +
    Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The place nearest to a position; undefined where none is within `farthest` metres. */
export function nearestOf<Place>(
  places: readonly Place[],
  position: GeoPoint,
  pointOf: (place: Place) => GeoPoint,
  farthest = Infinity,
): Place | undefined {
  let [nearest, least]: [Place | undefined, number] = [undefined, farthest]
  for (const place of places) {
    const distance = distanceBetween(pointOf(place), position)
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}

const radians = Math.PI / 180
const earthRadius = 6_371_009
