import type { GeoPoint } from '#contract/wire'
import { problem } from '#server/errors'
import { growingIntegers, growingReals } from './columns/growing.ts'

/** Radius in metres of a search without `aroundRadius` (K04). */
export const defaultRadiusMetres = 25_000

const earthRadiusMetres = 6_371_008.8
const radians = Math.PI / 180

/** Positions of rows. A row may have several points: the nearest one counts. */
export class Points {
  readonly #starts = growingIntegers()
  readonly #latitudes = growingReals()
  readonly #longitudes = growingReals()

  constructor() {
    this.#starts.push(0)
  }

  append(points: readonly GeoPoint[]): void {
    for (const { lat, lng } of points) {
      this.#latitudes.push(lat * radians)
      this.#longitudes.push(lng * radians)
    }
    this.#starts.push(this.#latitudes.length)
  }

  /** Whether one of a row's points is in one of the boxes. */
  isInside(row: number, boxes: readonly Box[]): boolean {
    const end = this.#starts.data[row + 1]!
    for (let at = this.#starts.data[row]!; at < end; at++) {
      const [lat, lng] = [this.#latitudes.data[at]!, this.#longitudes.data[at]!]
      const holds = ({ south, north, west, east }: Box) =>
        lat >= south * radians && lat <= north * radians && lng >= west * radians && lng <= east * radians
      if (boxes.some(holds)) return true
    }
    return false
  }

  /** Metres from a position to the nearest point of a row; Infinity for a row without one. */
  distance(row: number, from: GeoPoint): number {
    let nearest = Infinity
    const end = this.#starts.data[row + 1]!
    for (let at = this.#starts.data[row]!; at < end; at++) {
      nearest = Math.min(
        nearest,
        arc(from.lat * radians, from.lng * radians, this.#latitudes.data[at]!, this.#longitudes.data[at]!),
      )
    }
    return nearest * earthRadiusMetres
  }
}

/** Bounds in degrees. */
export type Box = { south: number; north: number; west: number; east: number }

/**
 * Parses `insideBoundingBox`: two opposite corners of each box, as one list of numbers, a list for each, or a text.
 *
 * @throws Problem `validation_failed` for an invalid box, or more than twenty.
 */
export function parseBoxes(given: string | readonly (number | readonly number[])[]): readonly Box[] {
  const numbers = typeof given === 'string' ? given.replace(/[[\]]/g, '').split(',').map(toDegrees) : given.flat()
  const isOnEarth = numbers.every((degrees, at) => Math.abs(degrees) <= (at % 2 ? 180 : 90))
  if (!isOnEarth || numbers.length === 0 || numbers.length % 4 > 0 || numbers.length > 4 * mostBoxes) {
    const message = 'insideBoundingBox: expected latitude,longitude,latitude,longitude in degrees'
    throw problem('validation_failed', { message, fields: [{ path: '/insideBoundingBox', message }] })
  }
  return Array.from({ length: numbers.length / 4 }, (_, box) => {
    const [lat, lng, otherLat, otherLng] = numbers.slice(box * 4, box * 4 + 4) as [number, number, number, number]
    return {
      south: Math.min(lat, otherLat),
      north: Math.max(lat, otherLat),
      west: Math.min(lng, otherLng),
      east: Math.max(lng, otherLng),
    }
  })
}

const mostBoxes = 20
const toDegrees = (text: string): number => (text.trim() === '' ? NaN : Number(text))

/** Metres between two points on a sphere of the Earth's mean radius. */
export function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  return arc(one.lat * radians, one.lng * radians, other.lat * radians, other.lng * radians) * earthRadiusMetres
}

/**
 * Parses `aroundLatLng`, "25.2,55.3".
 *
 * @throws Problem `validation_failed` for an invalid position.
 */
export function parsePosition(text: string): GeoPoint {
  const [lat, lng, ...rest] = text.split(',').map(toDegrees)
  if (rest.length || !(Math.abs(lat ?? NaN) <= 90) || !(Math.abs(lng ?? NaN) <= 180)) {
    const message = 'aroundLatLng: expected latitude,longitude in degrees'
    throw problem('validation_failed', { message, fields: [{ path: '/aroundLatLng', message }] })
  }
  return { lat: lat!, lng: lng! }
}

function arc(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const half =
    Math.sin((otherLat - lat) / 2) ** 2 + Math.cos(lat) * Math.cos(otherLat) * Math.sin((otherLng - lng) / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(half)))
}
