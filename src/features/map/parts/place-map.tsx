import { Minus, Plus, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { clusterPlaces, type Marker } from './clusters.ts'
import type { MapCanvas } from './map-canvas.ts'
import { MapAttribution } from './map-attribution.tsx'
import { MapMarkers } from './map-markers.tsx'
import { messages } from './map.messages.ts'
import type { Bounds, MapPlace } from '../place.ts'
import type { Tiles } from './tiles.ts'
import { useMapCanvas } from './use-map-canvas.ts'
import * as css from './map.css.ts'
import * as frameCss from './map-frame.css.ts'

export type PlaceMapProps = {
  places: readonly MapPlace[]
  tiles: Tiles
  /** What the map shows, for screen readers. */
  label: string
  /** The card of a place, shown below the map once it is chosen. */
  renderCard: (id: string) => ReactNode
  /** Stands beside its list where there is room, as high as the window. */
  isBeside?: boolean
  /** Fills the screen of a phone; the card of a place is laid over it. */
  isWhole?: boolean
  /** Places that the map opens around, where these are not all. */
  around?: readonly MapPlace[] | undefined
  onRest?: ((bounds: Bounds) => void) | undefined
  /** Shown below the map. */
  note?: ReactNode
}

/**
 * Places on a map. By keyboard: arrow keys move it, plus and minus zoom, each marker is a tab stop, and its card follows it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { places, tiles, label, renderCard, around = places, onRest, note, isBeside = false, isWhole = false } = props
  const look = looks[isWhole ? 'whole' : isBeside ? 'beside' : 'above']
  const intl = useIntl()
  const target = useRef<HTMLDivElement>(null)
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const card = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Marker>()
  const moveAlong = useCallback((canvas: MapCanvas, markers: readonly Marker[]) => {
    for (const marker of markers) {
      const pixel = canvas.pixelOf(marker)
      const button = buttons.current.get(marker.key)
      if (pixel && button) button.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px) translate(-50%, -50%)`
    }
  }, [])
  const current = useRef<readonly Marker[]>([])
  const { canvas, shown, hasFailed } = useMapCanvas(target, {
    around,
    tiles,
    onRest,
    onFrame: (drawn) => moveAlong(drawn, current.current),
  })
  const clusters = useMemo(() => clusterPlaces(places, tiles.maxZoom), [places, tiles.maxZoom])
  const markers = useMemo(() => (shown ? clusters.within(shown.bounds, shown.zoom) : []), [clusters, shown])
  useLayoutEffect(() => {
    current.current = markers
    if (canvas.current) moveAlong(canvas.current, markers)
  }, [markers, canvas, moveAlong])
  useEffect(() => {
    if (!chosen) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  useEffect(() => {
    const over = card.current
    if (!chosen || !isWhole || !over) return
    // It grows once its times are loaded.
    const observer = new ResizeObserver(() => canvas.current?.reveal(chosen, over.offsetHeight))
    observer.observe(over)
    return () => observer.disconnect()
  }, [chosen, isWhole, canvas])

  const choose = (marker: Marker) => {
    if (marker.places.length > 1 && marker.opensAt !== undefined) {
      // Its button is gone once the places have separated: the focus moves to the map.
      target.current?.focus({ preventScroll: true })
      canvas.current?.open(marker, marker.opensAt)
    } else setChosen(marker)
  }
  const close = () => {
    setChosen(undefined)
    ;(buttons.current.get(chosen?.key ?? '') ?? target.current)?.focus({ preventScroll: true })
  }
  // In another list some may be missing.
  const cards = chosen?.places.filter(({ id }) => places.some((place) => place.id === id)) ?? []
  const count = markers.reduce((sum, marker) => sum + marker.places.length, 0)
  return (
    <section className={look.panel} aria-label={label}>
      <div className={look.frame}>
        <div
          ref={target}
          className={tiles.hasDark ? css.canvas : css.canvasDimmed}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
          tabIndex={0}
          role="application"
          aria-label={intl.formatMessage(messages.keys)}
        />
        <MapMarkers
          markers={markers}
          chosen={chosen?.key}
          onChoose={choose}
          elementOf={(key) => (button) => {
            if (button) buttons.current.set(key, button)
            return () => void buttons.current.delete(key)
          }}
        />
        <div className={css.zoom}>
          <IconButton
            icon={Plus}
            label={intl.formatMessage(messages.zoomIn)}
            onClick={() => canvas.current?.zoomBy(1)}
          />
          <IconButton
            icon={Minus}
            label={intl.formatMessage(messages.zoomOut)}
            onClick={() => canvas.current?.zoomBy(-1)}
          />
        </div>
        <MapAttribution tiles={tiles} look={look.attribution} />
      </div>
      <VisuallyHidden>
        <span role="status">{shown ? intl.formatMessage(messages.shown, { count }) : ''}</span>
      </VisuallyHidden>
      {note}
      {hasFailed ? (
        <Note
          kind="warning"
          role="status"
          actions={
            <Button size="small" tone="secondary" onClick={() => canvas.current?.reload()}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.tilesFailed)}
        </Note>
      ) : null}
      {cards.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it has the focus when it opens
        <div
          ref={card}
          className={look.chosen}
          tabIndex={-1}
          role="group"
          aria-label={cards.map((place) => place.label).join(' · ')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The screen below it stays open.
            event.preventDefault()
            close()
          }}
        >
          <div className={css.close}>
            <IconButton icon={X} label={intl.formatMessage(messages.close)} onClick={close} />
          </div>
          {cards.map(({ id }) => (
            <div key={id}>{renderCard(id)}</div>
          ))}
        </div>
      ) : null}
    </section>
  )
}

const looks = {
  above: { panel: css.panel, frame: frameCss.frame, chosen: css.chosen, attribution: css.attribution },
  beside: {
    panel: css.panelBeside,
    frame: frameCss.frameBeside,
    chosen: css.chosenBeside,
    attribution: css.attributionBeside,
  },
  whole: { panel: css.panelWhole, frame: css.frameWhole, chosen: css.chosenWhole, attribution: css.attributionWhole },
} as const
