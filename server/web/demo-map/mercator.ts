/** Web Mercator maps end at this latitude. */
const edge = 85.0511

/** A position in web Mercator: both axes from 0 to 1, eastwards and southwards. */
export function toMercator(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.sin((Math.max(-edge, Math.min(edge, lat)) * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
