import { Map as MapIcon } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './parts/map.messages.ts'
import { useMapSwitch } from './use-map-switch.ts'

/** Shows a list on a map beside it, or above it where there is no room, for tenants with maps. */
export function MapChip() {
  const intl = useIntl()
  const { isOffered, isOpen, toggle } = useMapSwitch()
  return isOffered ? (
    <Chip icon={MapIcon} pressed={isOpen} onClick={toggle}>
      {intl.formatMessage(messages.map)}
    </Chip>
  ) : null
}
