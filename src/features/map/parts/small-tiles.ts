const size = 256

/** A tile of a small map, with its corner's offset from the place in the middle, in pixels. */
export type SmallTile = { z: number; x: number; y: number; left: number; top: number }

/** The tiles of the usual web grid within some pixels of a place, horizontally and vertically. */
export function tilesAround(
  { lat, lng }: { lat: number; lng: number },
  { zoom, aside, above }: { zoom: number; aside: number; above: number },
): SmallTile[] {
  const sine = Math.sin((lat * Math.PI) / 180)
  const count = 2 ** zoom
  const middle = {
    x: ((lng + 180) / 360) * size * count,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size * count,
  }
  const from = (pixels: number) => Math.max(0, Math.floor(pixels / size))
  const to = (pixels: number) => Math.min(count - 1, Math.floor(pixels / size))
  const tiles: SmallTile[] = []
  for (let y = from(middle.y - above); y <= to(middle.y + above); y += 1)
    for (let x = from(middle.x - aside); x <= to(middle.x + aside); x += 1)
      tiles.push({ z: zoom, x, y, left: Math.round(x * size - middle.x), top: Math.round(y * size - middle.y) })
  return tiles
}
