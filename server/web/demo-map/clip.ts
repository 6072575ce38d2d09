/** West, north, east and south in web Mercator. */
export type Box = { west: number; north: number; east: number; south: number }

/** The part of a polygon within a box, closed along its edges (Sutherland and Hodgman); x and y in turn. */
export function clipRing(points: ArrayLike<number>, { west, north, east, south }: Box): number[] {
  let ring = cut(points, 0, west, 1)
  ring = cut(ring, 0, east, -1)
  ring = cut(ring, 1, north, 1)
  return cut(ring, 1, south, -1)
}

/** The part of a polygon beyond `edge` on one axis: 0 is x, 1 is y; in the direction of `sign`. */
function cut(points: ArrayLike<number>, axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const kept: number[] = []
  const { length } = points
  if (length === 0) return kept
  let [fromX, fromY] = [points[length - 2]!, points[length - 1]!]
  let wasIn = ((axis === 0 ? fromX : fromY) - edge) * sign >= 0
  for (let at = 0; at < length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!]
    const isIn = ((axis === 0 ? x : y) - edge) * sign >= 0
    if (isIn !== wasIn) {
      const share = axis === 0 ? (edge - fromX) / (x - fromX) : (edge - fromY) / (y - fromY)
      kept.push(axis === 0 ? edge : fromX + (x - fromX) * share, axis === 0 ? fromY + (y - fromY) * share : edge)
    }
    if (isIn) kept.push(x, y)
    fromX = x
    fromY = y
    wasIn = isIn
  }
  return kept
}
