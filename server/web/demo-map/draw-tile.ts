import type { Language } from '#contract/locale'
import type { MapPlace, MapWorld } from './places.ts'

export type Tile = { z: number; x: number; y: number; language: Language }

const size = 256
/** Words and roads of a place reach into the tiles beside its own: each draws them, and they meet at the edge. */
const reach = 160
const quartersFrom = 11

/** A tile of the demonstration's plain map as SVG: ground, invented roads, names of cities and their quarters. */
export function drawTile({ places, roads }: MapWorld, { z, x, y, language }: Tile): string {
  const at = (place: MapPlace) => ({
    left: place.x * size * 2 ** z - x * size,
    top: place.y * size * 2 ** z - y * size,
  })
  const isNear = ({ left, top }: ReturnType<typeof at>) =>
    left > -reach && left < size + reach && top > -reach && top < size + reach
  const lines = roads
    .filter(({ isMain }) => isMain || z >= quartersFrom)
    .map(({ from, to, isMain }) => ({ from: at(from), to: at(to), isMain }))
    .filter(({ from, to }) => crosses(from.left, to.left) && crosses(from.top, to.top))
    .map(
      ({ from, to, isMain }) =>
        `<path d="M${fixed(from.left)} ${fixed(from.top)}L${fixed(to.left)} ${fixed(to.top)}" stroke="${isMain ? '#f6d9a0' : '#fff'}" stroke-width="${isMain ? 5 : 7}"/>`,
    )
  const words = places
    .filter(({ isCity }) => (isCity ? z >= 4 && z < 14 : z >= quartersFrom))
    .map((place) => ({ ...at(place), place }))
    .filter(isNear)
    .map(({ left, top, place }) => {
      const weight = place.isCity ? '600" font-size="15' : '500" font-size="12'
      return (
        `<circle cx="${fixed(left)}" cy="${fixed(top)}" r="${place.isCity ? 4 : 3}" fill="#7c8b87"/>` +
        `<text x="${fixed(left)}" y="${fixed(top + 18)}" font-weight="${weight}">${escaped(place.name[language])}</text>`
      )
    })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="#e9eeea"/>` +
    `<path d="M0 .5H${size}M.5 0V${size}M0 128.5H${size}M128.5 0V${size}" stroke="#dfe6e1" fill="none"/>` +
    `<g stroke-linecap="round" fill="none">${lines.join('')}</g>` +
    `<g text-anchor="middle" font-family="system-ui,sans-serif" fill="#33413d" stroke="#f4f7f5" stroke-width="3" paint-order="stroke">${words.join('')}</g>` +
    '</svg>'
  )
}

const crosses = (one: number, other: number) => Math.max(one, other) > -reach && Math.min(one, other) < size + reach
const fixed = (pixels: number) => pixels.toFixed(1)
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
