import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './map.messages.ts'
import type { MapPlace } from './place.ts'
import type { PlaceMap } from './place-map.tsx'
import { useTiles } from './tiles.ts'
import * as css from './map.css.ts'

export type ListMapProps = {
  /** Each place once; none while the list is on its way. */
  places: readonly MapPlace[]
  label: string
  renderCard: (id: string) => ReactNode
}

/** A button that opens a map of what a list holds, where the tenant has tiles. What draws it is loaded when it is opened; the list stays what it is. */
export function ListMap({ places, label, renderCard }: ListMapProps) {
  const intl = useIntl()
  const tiles = useTiles()
  const [isOpen, setOpen] = useState(false)
  const { Map, hasFailed, load } = usePlaceMap()
  if (!tiles) return null
  return (
    <div className={css.whole}>
      <Button
        tone="secondary"
        size="small"
        icon={MapIcon}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          load()
        }}
      >
        {intl.formatMessage(isOpen ? messages.hide : messages.show)}
      </Button>
      {!isOpen ? null : Map && places.length > 0 ? (
        <Map places={places} tiles={tiles} label={label} renderCard={renderCard} />
      ) : hasFailed ? (
        <Note
          kind="warning"
          role="alert"
          actions={
            <Button size="small" tone="secondary" onClick={load}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failed)}
        </Note>
      ) : (
        <Loading label={intl.formatMessage(messages.loading)}>
          <div className={css.frame}>
            <Skeleton block="100%" />
          </div>
        </Loading>
      )}
    </div>
  )
}

/** The map itself, once it was asked for: a lost connection costs the map and not the page. */
function usePlaceMap() {
  const [Map, setMap] = useState<typeof PlaceMap>()
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    if (Map) return
    setFailed(false)
    import('./place-map.tsx').then(
      (module) => setMap(() => module.PlaceMap),
      () => setFailed(true),
    )
  }
  return { Map, hasFailed, load }
}
