/** The poles are beyond every map of this kind. */
const edge = 85.0511

/** Where a place is on the map of the world in web Mercator: both axes from 0 to 1, eastwards and southwards. */
export function toMercator(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.sin((Math.max(-edge, Math.min(edge, lat)) * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
