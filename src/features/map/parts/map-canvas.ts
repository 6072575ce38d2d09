import OlMap from 'ol/Map.js'
import View from 'ol/View.js'
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js'
import DragPan from 'ol/interaction/DragPan.js'
import KeyboardPan from 'ol/interaction/KeyboardPan.js'
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import PinchZoom from 'ol/interaction/PinchZoom.js'
import Kinetic from 'ol/Kinetic.js'
import TileLayer from 'ol/layer/Tile.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import { focusWithTabindex } from 'ol/events/condition.js'
import type { Bounds } from '../place.ts'
import type { Tiles } from './tiles.ts'

type Listeners = {
  /** The map has stopped moving. */
  onMoved: (shown: { bounds: Bounds; zoom: number }) => void
  /** The map was drawn: elements on it must be moved along. */
  onFrame: () => void
  /** A tile has loaded or failed: whether any that were requested since the last reload are missing. */
  onTile: (areMissing: boolean) => void
}
export type MapCanvas = ReturnType<typeof createMapCanvas>

/** The closest zoom chosen automatically: a single place is shown with its area. */
const nearestFit = 14
const margin = 56

/**
 * Draws tiles into an element and moves them by pointer, wheel and keys. Markers are elements of the page, which gets their
 * positions. The wheel scrolls the page until the map has the focus. Nothing is animated for patients who prefer reduced
 * motion.
 */
export function createMapCanvas(
  target: HTMLElement,
  { tiles, isStill }: { tiles: Tiles; isStill: boolean },
  { onMoved, onFrame, onTile }: Listeners,
) {
  const duration = isStill ? 0 : 200
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const source = new XYZ({ url: tiles.url(dark.matches), maxZoom: tiles.maxZoom, transition: duration })
  const missing = new Set<string>()
  source.on('tileloadend', ({ tile }) => {
    missing.delete(tile.getKey())
    onTile(missing.size > 0)
  })
  source.on('tileloaderror', ({ tile }) => {
    missing.add(tile.getKey())
    onTile(true)
  })
  const followScheme = () => {
    missing.clear()
    source.setUrl(tiles.url(dark.matches))
  }
  if (tiles.hasDark) dark.addEventListener('change', followScheme)
  const view = new View({ center: [0, 0], zoom: 3, minZoom: 3, maxZoom: tiles.maxZoom, enableRotation: false })
  const map = new OlMap({
    target,
    view,
    keyboardEventTarget: target,
    controls: [],
    interactions: [
      new DragPan(isStill ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
      new PinchZoom({ duration }),
      new DoubleClickZoom({ duration }),
      new MouseWheelZoom({ duration, condition: focusWithTabindex }),
      new KeyboardPan({ duration, pixelDelta: 96 }),
      new KeyboardZoom({ duration }),
    ],
    layers: [new TileLayer({ source })],
  })
  const shown = () => ({
    bounds: transformExtent(view.calculateExtent(map.getSize()), 'EPSG:3857', 'EPSG:4326') as Bounds,
    zoom: view.getZoom() ?? 0,
  })
  map.on('moveend', () => onMoved(shown()))
  map.on('postrender', onFrame)

  /** Position of a place in the element, in pixels; undefined before the first drawing. */
  const pixelOf = (place: { lat: number; lng: number }) =>
    (map.getPixelFromCoordinate(fromLonLat([place.lng, place.lat])) ?? undefined) as [number, number] | undefined

  return {
    pixelOf,
    fit(bounds: Bounds) {
      const extent = transformExtent(bounds, 'EPSG:4326', 'EPSG:3857')
      view.fit(extent, { padding: [margin, margin, margin, margin], maxZoom: Math.min(nearestFit, tiles.maxZoom) })
    },
    open(place: { lat: number; lng: number }, zoom: number) {
      view.animate({ center: fromLonLat([place.lng, place.lat]), zoom, duration })
    },
    /** Moves the map up until a place is visible above an overlay of so many pixels at its lower end. */
    reveal(place: { lat: number; lng: number }, covered: number) {
      const [pixel, size] = [pixelOf(place), map.getSize()]
      if (!pixel || !size) return
      const [width = 0, height = 0] = size
      const below = pixel[1] - (height - covered - margin)
      if (below > 0) view.animate({ center: map.getCoordinateFromPixel([width / 2, height / 2 + below]), duration })
    },
    zoomBy(steps: number) {
      view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration })
    },
    reload() {
      missing.clear()
      source.refresh()
    },
    end() {
      dark.removeEventListener('change', followScheme)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}
