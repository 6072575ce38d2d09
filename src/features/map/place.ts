/** Something with a position on the map, and its name for screen readers. */
export type MapPlace = {
  id: string
  label: string
  lat: number
  lng: number
  /** Text on the map itself, for example the price of a visit. */
  tag?: string | undefined
}

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The bounds of all places; at least one. */
export function boundsOf(places: readonly MapPlace[]): Bounds {
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
