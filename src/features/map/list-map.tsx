import type { FunctionComponent } from 'react'
import { MapWaiting } from './map-waiting.tsx'
import { useMapPart } from './use-map-part.ts'
import { useMapSwitch } from './use-map-switch.ts'
import { useShownRoom } from './use-shown-room.ts'
import * as css from './parts/map-frame.css.ts'

/**
 * The map of a list, whose own code comes when it is opened: what it shows costs a list nothing that is only read. Its space is kept
 * meanwhile, but on phones, where it takes the whole screen once it is there.
 *
 * @param load always the same
 */
export function ListMap<Props extends object>({
  load,
  ...props
}: Props & { load: () => Promise<FunctionComponent<Props>> }) {
  const { isOpen } = useMapSwitch()
  const { part: Map, hasFailed, retry } = useMapPart(load, isOpen)
  const room = useShownRoom(isOpen)
  // It stays when it is closed, and draws nothing then.
  if (Map) return <Map {...(props as unknown as Props)} />
  return isOpen ? (
    <div ref={room} className={hasFailed ? undefined : css.comingBeside}>
      <MapWaiting {...{ hasFailed, retry }} frame={css.frameBeside} />
    </div>
  ) : null
}
