import { Map as MapIcon } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from './parts/map.messages.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useMapSwitch } from './use-map-switch.ts'

/** Opens the map below it, for tenants with maps. */
export function MapButton() {
  const intl = useIntl()
  const isOnline = useOnline()
  const { isOffered, isOpen, toggle } = useMapSwitch()
  const label = intl.formatMessage(isOpen ? messages.hide : messages.show)
  return isOffered ? (
    <Button tone="secondary" size="small" icon={MapIcon} aria-expanded={isOpen} onClick={toggle}>
      {isOnline || isOpen ? label : intl.formatMessage(messages.needsNetwork, { label })}
    </Button>
  ) : null
}
