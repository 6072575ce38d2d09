import { describe, expect, it } from 'vitest'
import { drawTile } from './draw-tile.ts'
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
    { from: middle, to: place('Far', 0.6, 0.5), isMain: true },
    { from: middle, to: quarter, isMain: false },
  ],
}
const draw = (z: number, x: number, y: number, language: 'en' | 'ar' = 'en') => drawTile(world, { z, x, y, language })

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

  it('shows cities from afar, quarters and their roads from near', () => {
    expect(draw(2, 2, 2)).not.toContain('<text')
    expect(draw(10, 512, 512)).not.toContain('Quarter')
    const near = draw(11, 1024, 1024)
    expect(near).toContain('>Quarter</text>')
    expect([near, draw(10, 512, 512)].map((tile) => tile.match(/<path d="M-?[\d.]+ -?[\d.]+L/g)?.length)).toEqual([
      2, 1,
    ])
  })

  it('writes names as text, whatever they hold', () => {
    const hostile = { places: [place('</text><script>alert("1")&', 0.5, 0.5)], roads: [] }
    const tile = drawTile(hostile, { z: 5, x: 16, y: 16, language: 'en' })
    expect(tile).not.toContain('<script')
    expect(tile).toContain('&#60;/text&#62;&#60;script&#62;alert(&#34;1&#34;)&#38;')
  })
})
