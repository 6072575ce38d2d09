import type { RefCallback } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { Marker } from './clusters.ts'
import { messages } from './map.messages.ts'
import * as css from './map.css.ts'

export type MapMarkersProps = {
  markers: readonly Marker[]
  /** Key of the chosen marker. */
  chosen: string | undefined
  onChoose: (marker: Marker) => void
  /** Receives each button, so that it is moved with the map. */
  elementOf: (key: string) => RefCallback<HTMLButtonElement>
}

/** Markers on the map: a button for each place, and one with their number for places that are too close to each other. */
export function MapMarkers({ markers, chosen, onChoose, elementOf }: MapMarkersProps) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <ul className={css.markers}>
      {markers.map((marker) => {
        const count = marker.places.length
        const alone = count === 1 ? marker.places[0] : undefined
        const label = alone ? alone.label : intl.formatMessage(messages.together, { count })
        return (
          <li key={marker.key}>
            <button
              ref={elementOf(marker.key)}
              type="button"
              className={css.marker}
              aria-label={label}
              title={label}
              aria-pressed={marker.key === chosen}
              onClick={() => onChoose(marker)}
            >
              <Spot tag={alone ? alone.tag : format.number(count)} isOne={alone !== undefined} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Spot({ tag, isOne }: { tag: string | undefined; isOne: boolean }) {
  if (tag === undefined) return <span className={css.pin} />
  return (
    <span className={isOne ? css.tag : css.cluster} dir="auto">
      {tag}
    </span>
  )
}
