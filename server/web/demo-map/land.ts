import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { toMercator } from './mercator.ts'

/** A polygon in web Mercator, x and y in turn, with its bounding box. */
export type Ring = { points: Float64Array; west: number; north: number; east: number; south: number }

/** Coasts of Natural Earth, public domain: coarser ones for small scales, where fine ones would be one pixel. */
const files = [
  { upTo: 3, name: 'land-110m' },
  { upTo: 6, name: 'land-50m' },
  { upTo: Infinity, name: 'land-10m' },
] as const

export type Land = (zoom: number) => Promise<readonly Ring[]>

/** Land polygons, fine enough for a zoom level. Each file is read when a tile first needs it. */
export function createLand(): Land {
  const read = new Map<string, Promise<readonly Ring[]>>()
  return (zoom) => {
    const { name } = files.find(({ upTo }) => zoom <= upTo)!
    const rings = read.get(name) ?? readRings(name)
    read.set(name, rings)
    return rings
  }
}

async function readRings(name: string): Promise<Ring[]> {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`)
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates.map(toRing)
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat().map(toRing)
        : [],
  )
}

function toRing(line: readonly (readonly number[])[]): Ring {
  const points = new Float64Array(line.length * 2)
  const ring = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }
  line.forEach(([lng = 0, lat = 0], at) => {
    const { x, y } = toMercator(lat, lng)
    points[at * 2] = x
    points[at * 2 + 1] = y
    ring.west = Math.min(ring.west, x)
    ring.east = Math.max(ring.east, x)
    ring.north = Math.min(ring.north, y)
    ring.south = Math.max(ring.south, y)
  })
  return ring
}
