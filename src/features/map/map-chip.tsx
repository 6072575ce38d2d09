import { Map as MapIcon } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './parts/map.messages.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useMapSwitch } from './use-map-switch.ts'

/**
 * Shows a list on a map beside it, or above it where there is no room, for tenants with maps.
 *
 * @param prepare loads what the map needs, as soon as a press is likely
 */
export function MapChip({ prepare }: { prepare: () => Promise<unknown> }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const { isOffered, isOpen, toggle } = useMapSwitch()
  const label = intl.formatMessage(messages.map)
  // What cannot be had now is asked for again by the press.
  const prepareEarly = () => void prepare().catch(() => undefined)
  return isOffered ? (
    <Chip icon={MapIcon} pressed={isOpen} onClick={toggle} onPointerEnter={prepareEarly} onFocus={prepareEarly}>
      {isOnline || isOpen ? label : intl.formatMessage(messages.needsNetwork, { label })}
    </Chip>
  ) : null
}
