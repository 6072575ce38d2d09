import type { Language } from '#contract/locale'
import type { MapPlace, MapWorld } from './places.ts'
import type { Point } from './curves.ts'

/** A label: the name of a place below its point, or the number of a road on it. */
export type Label = { at: Point; words: string; kind: 'city' | 'quarter' | 'road' }

const tile = 256
const quartersFrom = 12
const cityUntil = 14
const roadsFrom = 9
/** Pixels between two numbers on the same road. */
const roadEvery = 190

/**
 * The labels of one zoom level without overlaps: the same for all tiles, so that neighbours match. Cities come first, then
 * areas, then numbers of roads.
 */
export function labelsAt({ places, roads }: MapWorld, zoom: number, language: Language): Label[] {
  const kept: Label[] = []
  const taken: { left: number; right: number; top: number; bottom: number }[] = []
  const scale = tile * 2 ** zoom
  for (const label of offered(places, roads, zoom, language)) {
    const [x, y] = [label.at.x * scale, label.at.y * scale]
    const half = label.kind === 'road' ? 16 : label.words.length * (label.kind === 'city' ? 4.2 : 3.4) + 4
    const box = { left: x - half, right: x + half, top: y - 10, bottom: y + (label.kind === 'road' ? 10 : 24) }
    const isFree = taken.every(
      ({ left, right, top, bottom }) => box.left > right || box.right < left || box.top > bottom || box.bottom < top,
    )
    const isRepeated = kept.some(
      ({ kind, words, at }) =>
        kind === 'road' && words === label.words && Math.hypot(at.x * scale - x, at.y * scale - y) < roadEvery,
    )
    if (!isFree || (label.kind === 'road' && isRepeated)) continue
    taken.push(box)
    kept.push(label)
  }
  return kept
}

function offered(places: readonly MapPlace[], roads: MapWorld['roads'], zoom: number, language: Language): Label[] {
  const named = (isCity: boolean) =>
    places
      .filter((place) => place.isCity === isCity)
      .map((place): Label => ({ at: place, words: place.name[language], kind: isCity ? 'city' : 'quarter' }))
  return [
    ...(zoom >= 4 && zoom < cityUntil ? named(true) : []),
    ...(zoom >= quartersFrom ? named(false) : []),
    ...(zoom >= roadsFrom
      ? roads.flatMap(({ ref, curves }) =>
          ref === undefined
            ? []
            : curves.map(({ points }): Label => ({ at: middleOf(points), words: ref, kind: 'road' })),
        )
      : []),
  ]
}

/** The point half way along a curve. */
function middleOf([from, bend, other, to]: MapWorld['roads'][number]['curves'][number]['points']): Point {
  const middle = (axis: 'x' | 'y') => (from[axis] + 3 * bend[axis] + 3 * other[axis] + to[axis]) / 8
  return { x: middle('x'), y: middle('y') }
}
