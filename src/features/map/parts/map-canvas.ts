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
  /** What is shown has come to rest. */
  onMoved: (shown: { bounds: Bounds; zoom: number }) => void
  /** It was drawn: what stands on the map has to move along. */
  onFrame: () => void
  onTile: (hasLoaded: boolean) => void
}
export type MapCanvas = ReturnType<typeof createMapCanvas>

/** Nearer than this nothing is shown unasked: a single place stands in its quarter. */
const nearestFit = 14
const margin = 56

/**
 * Draws tiles into an element and moves them by pointer, wheel and keys. What stands on the map is the page's own, which is
 * told where. The wheel scrolls the page until the map has the focus. Nothing moves by itself where a patient wants no motion.
 */
export function createMapCanvas(
  target: HTMLElement,
  { tiles, isStill }: { tiles: Tiles; isStill: boolean },
  { onMoved, onFrame, onTile }: Listeners,
) {
  const duration = isStill ? 0 : 200
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const source = new XYZ({ url: tiles.url(dark.matches), maxZoom: tiles.maxZoom, transition: duration })
  source.on('tileloadend', () => onTile(true))
  source.on('tileloaderror', () => onTile(false))
  const followScheme = () => source.setUrl(tiles.url(dark.matches))
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

  /** Where a place is in the element, in pixels; undefined before anything was drawn. */
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
    /** Moves the map so far up that a place is seen above what covers so many pixels of its lower end. */
    reveal(place: { lat: number; lng: number }, covered: number) {
      const [pixel, size] = [pixelOf(place), map.getSize()]
      if (!pixel || !size) return
      const below = pixel[1] - (size[1]! - covered - margin)
      if (below > 0)
        view.animate({ center: map.getCoordinateFromPixel([size[0]! / 2, size[1]! / 2 + below]), duration })
    },
    zoomBy(steps: number) {
      view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration })
    },
    reload: () => source.refresh(),
    end() {
      dark.removeEventListener('change', followScheme)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}
