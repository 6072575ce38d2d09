import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMapCanvas, type MapCanvas } from './map-canvas.ts'
import { type Bounds, boundsOf, type MapPlace } from '../place.ts'
import type { Tiles } from './tiles.ts'

export type Shown = { bounds: Bounds; zoom: number }

/** A map in an element, around places, and its visible part. `onFrame` is called after each drawing. */
export function useMapCanvas(
  target: RefObject<HTMLElement | null>,
  {
    around,
    tiles,
    onFrame,
    onRest,
  }: {
    around: readonly MapPlace[]
    tiles: Tiles
    onFrame: (canvas: MapCanvas) => void
    /** Called with the visible part when the map has stopped moving. */
    onRest?: ((bounds: Bounds) => void) | undefined
  },
) {
  const canvas = useRef<MapCanvas>(undefined)
  const drawn = useRef(onFrame)
  const rested = useRef(onRest)
  const [shown, setShown] = useState<Shown>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    drawn.current = onFrame
    rested.current = onRest
  })

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = createMapCanvas(
      target.current!,
      { tiles, isStill },
      {
        onMoved: (moved) => {
          setShown(moved)
          rested.current?.(moved.bounds)
        },
        onFrame: () => drawn.current(made),
        onTile: setFailed,
      },
    )
    canvas.current = made
    return () => made.end()
  }, [target, tiles])

  // Around the places of the list, again when the list changes.
  const all = JSON.stringify(boundsOf(around))
  useEffect(() => {
    canvas.current?.fit(JSON.parse(all) as Bounds)
  }, [all, tiles])

  return { canvas, shown, hasFailed }
}
