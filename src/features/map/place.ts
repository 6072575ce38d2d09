/** Something that has a place on the map, and what it is called for those who hear it. */
export type MapPlace = {
  id: string
  label: string
  lat: number
  lng: number
  /** What is seen of it on the map itself, for example what a visit costs. */
  tag?: string | undefined
}

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** What holds all of the places; at least one. */
export function boundsOf(places: readonly MapPlace[]): Bounds {
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
