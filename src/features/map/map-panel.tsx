import { useSyncExternalStore } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { MapWaiting } from './map-waiting.tsx'
import { messages } from './parts/map.messages.ts'
import type { PlaceMapProps } from './parts/place-map.tsx'
import { useTiles } from './parts/tiles.ts'
import { useMapPart } from './use-map-part.ts'
import { useMapSwitch } from './use-map-switch.ts'
import { useShownRoom } from './use-shown-room.ts'
import * as css from './parts/map.css.ts'
import * as frameCss from './parts/map-frame.css.ts'

export type MapPanelProps = Omit<PlaceMapProps, 'tiles' | 'isWhole'>

/**
 * The map of a page while its address has it open, on phones full screen. Its code is loaded only then; its space is reserved
 * until code and places are loaded. The page works without it.
 */
export function MapPanel(props: MapPanelProps) {
  const intl = useIntl()
  const { isOpen, toggle } = useMapSwitch()
  const isPhone = useIsPhone()
  const room = useShownRoom(isOpen && !isPhone)
  if (isOpen && isPhone)
    return (
      <Sheet open size="screen" title={intl.formatMessage(messages.map)} onClose={toggle}>
        <OpenMap {...props} isWhole />
      </Sheet>
    )
  return isOpen ? (
    <div ref={room} className={props.isBeside ? frameCss.beside : undefined}>
      <OpenMap {...props} />
    </div>
  ) : null
}

function OpenMap(props: Omit<PlaceMapProps, 'tiles'>) {
  const tiles = useTiles()
  const { part: Map, hasFailed, retry } = useMapPart(loadPlaceMap)
  if (Map && tiles && props.places.length > 0) return <Map {...props} tiles={tiles} />
  return (
    <MapWaiting
      {...{ hasFailed, retry }}
      frame={props.isWhole ? css.waitingWhole : props.isBeside ? frameCss.frameBeside : frameCss.frame}
    />
  )
}

const loadPlaceMap = () => import('./parts/place-map.tsx').then(({ PlaceMap }) => PlaceMap)

const phone = '(max-width: 999.98px)'

/** Where the map is full screen: a list would have no room beside it. */
const useIsPhone = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(phone)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(phone).matches,
    () => false,
  )
