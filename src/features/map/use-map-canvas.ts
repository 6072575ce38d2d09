import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMapCanvas, type MapCanvas } from './map-canvas.ts'
import { type Bounds, boundsOf, type MapPlace } from './place.ts'
import type { Tiles } from './tiles.ts'

export type Shown = { bounds: Bounds; zoom: number }

/** A map in an element, around the places, and what of it is shown. `onFrame` is called whenever it was drawn. */
export function useMapCanvas(
  target: RefObject<HTMLElement | null>,
  { places, tiles, onFrame }: { places: readonly MapPlace[]; tiles: Tiles; onFrame: (canvas: MapCanvas) => void },
) {
  const canvas = useRef<MapCanvas>(undefined)
  const drawn = useRef(onFrame)
  const [shown, setShown] = useState<Shown>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    drawn.current = onFrame
  })

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = createMapCanvas(
      target.current!,
      { tiles, isStill },
      {
        onMoved: setShown,
        onFrame: () => drawn.current(made),
        onTile: (hasLoaded) => setFailed(!hasLoaded),
      },
    )
    canvas.current = made
    return () => made.end()
  }, [target, tiles])

  // Around those of the list, again when the list is another.
  const all = JSON.stringify(boundsOf(places))
  useEffect(() => {
    canvas.current?.fit(JSON.parse(all) as Bounds)
  }, [all, tiles])

  return { canvas, shown, hasFailed }
}
