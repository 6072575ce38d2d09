import { describe, expect, it } from 'vitest'
import { curvesThrough } from './curves.ts'
import { drawTile } from './draw-tile.ts'
import { labelsAt } from './labels.ts'
import type { Ring } from './land.ts'
import type { MapPlace, MapWorld } from './places.ts'

const place = (name: string, x: number, y: number, isCity = true): MapPlace => ({
  ...{ x, y, isCity },
  name: { en: name, ar: `${name} ar`, id: `${name} id` },
})
const middle = place('Middle', 0.5, 0.5)
const quarter = place('Quarter', 0.5001, 0.5001, false)
const world: MapWorld = {
  places: [middle, quarter],
  roads: [
    { curves: curvesThrough([middle, place('Far', 0.6, 0.5)]), isMain: true, ref: 'E1' },
    { curves: curvesThrough([middle, quarter]), isMain: false },
  ],
}
/** Everything west of the middle of the world. */
const west: Ring = {
  points: Float64Array.from([0, 0, 0.5, 0, 0.5, 1, 0, 1]),
  ...{ west: 0, north: 0, east: 0.5, south: 1 },
}
const draw = (z: number, x: number, y: number, language: 'en' | 'ar' = 'en', of = world) =>
  drawTile({ land: [west], world: of, labels: labelsAt(of, z, language) }, { z, x, y, language, scheme: 'light' })

describe('a tile of the demonstration map', () => {
  it('draws the places in it, and those at its edges in the tiles beside too, so that words meet', () => {
    for (const [x, y] of [
      [7, 7],
      [8, 7],
      [7, 8],
      [8, 8],
    ] as const)
      expect(draw(4, x, y)).toContain('>Middle</text>')
    expect(draw(4, 0, 0)).not.toContain('<text')
    expect(draw(4, 8, 8, 'ar')).toContain('>Middle ar</text>')
  })

  it('shows cities from afar, quarters, their streets and made ground from near', () => {
    expect(draw(2, 2, 2)).not.toContain('<text')
    expect(draw(10, 512, 512)).not.toContain('Quarter')
    const near = draw(13, 4096, 4096)
    expect(near).toContain('>Quarter</text>')
    const lines = (tile: string) => tile.match(/stroke-linecap="round"><path/g)?.length ?? 0
    expect([lines(near), lines(draw(10, 512, 512)), lines(draw(10, 100, 100))]).toEqual([2, 1, 0])
    expect(near).toContain('stroke-linejoin')
    expect(draw(10, 512, 512)).not.toContain('stroke-linejoin')
  })

  it('cuts the land at its edge, and leaves the sea', () => {
    const outline = (tile: string) => /<path d="([^"]*)"[^>]*fill-rule/.exec(tile)?.[1]
    // The coast runs through the middle of the tile that holds it.
    expect(outline(draw(0, 0, 0))).toBe('M0.0 0.0L128.0 0.0L128.0 256.0L0.0 256.0Z')
    expect(outline(draw(3, 2, 3))).toBe('M-8.0 264.0L-8.0 -8.0L264.0 -8.0L264.0 264.0Z')
    expect(outline(draw(3, 6, 3))).toBe('')
  })

  it('writes no words over others, the same in every tile', () => {
    const crowded: MapWorld = { places: [middle, place('Neighbour', 0.5003, 0.5), place('Away', 0.53, 0.5)], roads: [] }
    expect(labelsAt(crowded, 8, 'en').map(({ words }) => words)).toEqual(['Middle', 'Away'])
    expect(labelsAt(crowded, 13, 'en').map(({ words }) => words)).toEqual(['Middle', 'Neighbour', 'Away'])
  })

  it('writes names as text, whatever they hold', () => {
    const hostile = { places: [place('</text><script>alert("1")&', 0.5, 0.5)], roads: [] }
    const tile = draw(5, 16, 16, 'en', hostile)
    expect(tile).not.toContain('<script')
    expect(tile).toContain('&#60;/text&#62;&#60;script&#62;alert(&#34;1&#34;)&#38;')
  })
})
