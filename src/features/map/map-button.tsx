import { Map as MapIcon } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from './parts/map.messages.ts'
import { useMapSwitch } from './use-map-switch.ts'

/** Opens the map below it, for tenants with maps. */
export function MapButton() {
  const intl = useIntl()
  const { isOffered, isOpen, toggle } = useMapSwitch()
  return isOffered ? (
    <Button tone="secondary" size="small" icon={MapIcon} aria-expanded={isOpen} onClick={toggle}>
      {intl.formatMessage(isOpen ? messages.hide : messages.show)}
    </Button>
  ) : null
}
