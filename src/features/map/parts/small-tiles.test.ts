import { describe, expect, it } from 'vitest'
import { tilesAround } from './small-tiles.ts'

const dubai = { lat: 25.2048, lng: 55.2708 }
const room = { zoom: 14, aside: 360, above: 90 }

describe('tiles of a small map', () => {
  it('cover all of its room around the place, without a gap, and no more', () => {
    const tiles = tilesAround(dubai, room)
    const [left, top] = [Math.min(...tiles.map((tile) => tile.left)), Math.min(...tiles.map((tile) => tile.top))]
    const right = Math.max(...tiles.map((tile) => tile.left)) + 256
    const bottom = Math.max(...tiles.map((tile) => tile.top)) + 256
    expect([left <= -360, left > -360 - 256, right > 360, right <= 360 + 256]).toEqual([true, true, true, true])
    expect([top <= -90, top > -90 - 256, bottom > 90, bottom <= 90 + 256]).toEqual([true, true, true, true])
    expect(tiles).toHaveLength(((right - left) / 256) * ((bottom - top) / 256))
    // The place is in the tile that the web grid says.
    expect(tiles.find((tile) => tile.left <= 0 && tile.left > -256 && tile.top <= 0 && tile.top > -256)).toMatchObject({
      ...{ z: 14, x: 10707, y: 7006 },
    })
  })

  it('end where the world ends', () => {
    const corner = tilesAround({ lat: 85, lng: -180 }, { ...room, zoom: 2 })
    expect(corner.every(({ x, y }) => x >= 0 && y >= 0 && x < 4 && y < 4)).toBe(true)
  })
})
