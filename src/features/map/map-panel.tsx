import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { media } from '#src/theme/contract.css.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './parts/map.messages.ts'
import type { PlaceMap, PlaceMapProps } from './parts/place-map.tsx'
import { useTiles } from './parts/tiles.ts'
import { useMapSwitch } from './use-map-switch.ts'
import * as css from './parts/map.css.ts'

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
    <div ref={room} className={props.isBeside ? css.beside : undefined}>
      <OpenMap {...props} />
    </div>
  ) : null
}

function OpenMap(props: Omit<PlaceMapProps, 'tiles'>) {
  const intl = useIntl()
  const tiles = useTiles()
  const { Map, hasFailed, retry } = usePlaceMap()
  if (hasFailed)
    return (
      <Note
        kind="warning"
        role="alert"
        actions={
          <Button size="small" tone="secondary" onClick={retry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        }
      >
        {intl.formatMessage(messages.failed)}
      </Note>
    )
  if (Map && tiles && props.places.length > 0) return <Map {...props} tiles={tiles} />
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <div className={props.isWhole ? css.waitingWhole : props.isBeside ? css.frameBeside : css.frame}>
        <Skeleton block="100%" />
      </div>
    </Loading>
  )
}

/** The map component, loaded at once: a lost connection costs the map and not the page. */
function usePlaceMap() {
  const [Map, setMap] = useState<typeof PlaceMap>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    import('./parts/place-map.tsx').then(
      (module) => setMap(() => module.PlaceMap),
      () => setFailures(tries + 1),
    )
  }, [tries])
  return { Map, hasFailed: failures > tries, retry: () => setTries(failures) }
}

/** The button may be visible far below where the map opens: the map is then scrolled into view. */
function useShownRoom(isOpen: boolean) {
  const room = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && !matchMedia(media.map).matches) room.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return room
}

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
