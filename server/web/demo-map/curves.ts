import type { Box } from './clip.ts'

export type Point = { x: number; y: number }
/** A piece of a road: start, two control points, end. */
export type Curve = { points: readonly [Point, Point, Point, Point]; box: Box }

/** A smooth line through all points (Catmull and Rom), divided into pieces at them. */
export function curvesThrough(line: readonly Point[]): Curve[] {
  return line.slice(1).map((to, at) => {
    const from = line[at]!
    const before = line[at - 1] ?? from
    const after = line[at + 2] ?? to
    const points = [
      from,
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ] as const
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    return {
      points,
      box: { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) },
    }
  })
}
