import { useEffect, useRef, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { media } from '#src/theme/contract.css.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './map.messages.ts'
import type { PlaceMap, PlaceMapProps } from './place-map.tsx'
import { useTiles } from './tiles.ts'
import { useMapSwitch } from './use-map-switch.ts'
import * as css from './map.css.ts'

export type MapPanelProps = Omit<PlaceMapProps, 'tiles'>

/**
 * The map of a page while its address says that it is open. What draws it is loaded then and not before; until it is there, and
 * until there are places, its room is kept. The page stays what it is without it.
 */
export function MapPanel(props: MapPanelProps) {
  const { isOpen } = useMapSwitch()
  const room = useShownRoom(isOpen)
  return isOpen ? (
    <div ref={room} className={props.isBeside ? css.beside : undefined}>
      <OpenMap {...props} />
    </div>
  ) : null
}

function OpenMap(props: MapPanelProps) {
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
      <div className={props.isBeside ? css.frameBeside : css.frame}>
        <Skeleton block="100%" />
      </div>
    </Loading>
  )
}

/** The map itself, asked for at once: a lost connection costs the map and not the page. */
function usePlaceMap() {
  const [Map, setMap] = useState<typeof PlaceMap>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    import('./place-map.tsx').then(
      (module) => setMap(() => module.PlaceMap),
      () => setFailures(tries + 1),
    )
  }, [tries])
  return { Map, hasFailed: failures > tries, retry: () => setTries(failures) }
}

/** The button may be within reach far below where the map opens: then it is brought into sight. */
function useShownRoom(isOpen: boolean) {
  const room = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && !matchMedia(media.map).matches) room.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return room
}
