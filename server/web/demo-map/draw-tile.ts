import type { Language } from '#contract/locale'
import { type Box, clipRing } from './clip.ts'
import type { Curve } from './curves.ts'
import type { Label } from './labels.ts'
import type { Ring } from './land.ts'
import { palettes, type Palette, type Scheme } from './palette.ts'
import type { MapPlace, MapWorld } from './places.ts'

export type Tile = { z: number; x: number; y: number; language: Language; scheme: Scheme }
/** What is drawn: all land at that zoom, the roads, and the labels of that zoom. */
export type Ground = { land: readonly Ring[]; world: MapWorld; labels: readonly Label[] }

const size = 256
/** In pixels. Labels and lines extend into neighbouring tiles: each draws them, and they meet at the edge. */
const reach = 128
const streetsFrom = 11
/** Extra land, for islands that are too new for the coast data: some 1,300 metres around each area. */
const quarterRadius = 1.3 / 40_075

/** A tile of the demo map as SVG: sea and land, main roads and invented streets, names of cities and their areas. */
export function drawTile({ land, world, labels }: Ground, { z, x, y, scheme }: Tile): string {
  const palette = palettes[scheme]
  const scale = size * 2 ** z
  const toPixels = (point: { x: number; y: number }) => [
    fixed(point.x * scale - x * size),
    fixed(point.y * scale - y * size),
  ]
  const around = (pixels: number): Box => ({
    west: (x * size - pixels) / scale,
    north: (y * size - pixels) / scale,
    east: ((x + 1) * size + pixels) / scale,
    south: ((y + 1) * size + pixels) / scale,
  })
  const near = around(reach)
  const path = ({ points }: Curve) => {
    const [from, ...rest] = points.map((point) => toPixels(point).join(' '))
    return `M${from}C${rest.join(' ')}`
  }
  const lines = (isMain: boolean) =>
    world.roads
      .filter((road) => road.isMain === isMain)
      .flatMap(({ curves }) => curves.filter(({ box }) => meets(box, near)).map(path))
      .join('')
  const coast = ground(land, around(8), toPixels)
  const streets = z >= streetsFrom ? lines(false) : ''
  const made = z >= streetsFrom ? quarters(world.places, streets, near, { scale, toPixels }) : () => ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${palette.sea}"/>` +
    `<path d="${coast}" stroke="${palette.coast}" stroke-width="3" fill="none"/>${made(palette.coast, 3)}` +
    `<path d="${coast}" fill="${palette.land}" fill-rule="evenodd"/>${made(palette.land, 0)}` +
    road(streets, palette.streetEdge, palette.street, z >= 14 ? 7 : 3.4) +
    road(lines(true), palette.roadEdge, palette.road, z >= 13 ? 8 : z >= 10 ? 4.4 : z >= 7 ? 2.4 : 1.2) +
    words(
      labels.filter(({ at }) => isIn(at, near)),
      palette,
      toPixels,
    ) +
    '</svg>'
  )
}

type ToPixels = (point: { x: number; y: number }) => string[]

/** The land in the tile with a small margin, so that no coast is drawn along its edges. */
function ground(land: readonly Ring[], box: Box, toPixels: ToPixels): string {
  const rings = land
    .filter((ring) => meets(ring, box))
    .map(({ points }) => clipRing(points, box))
    .filter(({ length }) => length >= 6)
    .map((points) => {
      const pixels: string[] = []
      for (let at = 0; at < points.length; at += 2) {
        const pixel = toPixels({ x: points[at]!, y: points[at + 1]! }).join(' ')
        if (pixel !== pixels.at(-1)) pixels.push(pixel)
      }
      return `M${pixels.join('L')}Z`
    })
  return rings.join('')
}

/** Extra land around areas and along their streets, drawn wider for its coast than for its surface. */
function quarters(
  places: readonly MapPlace[],
  streets: string,
  near: Box,
  { scale, toPixels }: { scale: number; toPixels: ToPixels },
): (color: string, more: number) => string {
  const radius = quarterRadius * scale
  const wide = quarterRadius
  const dots = places
    .filter(
      ({ isCity, x, y }) =>
        !isCity && meets({ west: x - wide, east: x + wide, north: y - wide, south: y + wide }, near),
    )
    .map((place) => `M${toPixels(place).join(' ')}h0`)
    .join('')
  return (color, more) =>
    dots + streets === ''
      ? ''
      : `<path d="${dots}${streets}" fill="none" stroke="${color}" stroke-width="${fixed(2 * radius + more)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function road(path: string, edge: string, middle: string, width: number): string {
  if (path === '') return ''
  return (
    `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${edge}" stroke-width="${width + 1.6}"/>` +
    `<path d="${path}" stroke="${middle}" stroke-width="${width}"/></g>`
  )
}

const fonts = { city: '600 15px system-ui,sans-serif', quarter: '500 12px system-ui,sans-serif' } as const

function words(labels: readonly Label[], palette: Palette, toPixels: ToPixels): string {
  if (labels.length === 0) return ''
  const drawn = labels.map(({ at, words: text, kind }) => {
    const [left, top] = toPixels(at)
    if (kind === 'road')
      return (
        `<rect x="${fixed(Number(left) - text.length * 3.6 - 4)}" y="${fixed(Number(top) - 7.5)}" width="${fixed(text.length * 7.2 + 8)}" height="15" rx="4" fill="${palette.halo}" stroke="${palette.roadEdge}"/>` +
        `<text x="${left}" y="${fixed(Number(top) + 3.8)}" font-weight="600" font-size="10.5" stroke="none">${escaped(text)}</text>`
      )
    return (
      `<circle cx="${left}" cy="${top}" r="${kind === 'city' ? 3.6 : 2.4}" fill="${palette.dot}" stroke-width="1.5"/>` +
      `<text x="${left}" y="${fixed(Number(top) + 17)}" style="font:${fonts[kind]}">${escaped(text)}</text>`
    )
  })
  return `<g text-anchor="middle" font-family="system-ui,sans-serif" fill="${palette.words}" stroke="${palette.halo}" stroke-width="3" paint-order="stroke">${drawn.join('')}</g>`
}

const meets = (one: Box, other: Box) =>
  one.east > other.west && one.west < other.east && one.south > other.north && one.north < other.south
const isIn = ({ x, y }: { x: number; y: number }, box: Box) =>
  x > box.west && x < box.east && y > box.north && y < box.south
const fixed = (pixels: number) => pixels.toFixed(1)
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
