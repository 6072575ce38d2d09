import { Navigation } from 'lucide-react'
import type { FacilityDetail } from '#contract/facility'
import { MapButton } from '#src/features/map/map-button.tsx'
import { MapPanel } from '#src/features/map/map-panel.tsx'
import { SmallMap } from '#src/features/map/small-map.tsx'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './clinic.messages.ts'
import { directionsTo } from './contact-links.ts'

/** The clinic on a map, for tenants with maps; its card has the address and a link to directions. */
export function ClinicMap({ facility }: { facility: FacilityDetail }) {
  const intl = useIntl()
  const { isOpen } = useMapSwitch()
  const { id, name, address, lat, lng } = facility
  return (
    <Stack gap={3}>
      {isOpen ? null : <SmallMap place={facility} label={intl.formatMessage(messages.map, { name })} />}
      <Inline>
        <MapButton />
      </Inline>
      <MapPanel
        label={intl.formatMessage(messages.map, { name })}
        places={[{ id, label: name, lat, lng }]}
        renderCard={() => (
          <Inline>
            <Text as="p">
              <OwnScript>{address}</OwnScript>
            </Text>
            <LinkButton
              tone="secondary"
              size="small"
              icon={Navigation}
              href={directionsTo(facility)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={intl.formatMessage(messages.directionsTo, { place: name })}
            >
              {intl.formatMessage(messages.directions)}
            </LinkButton>
          </Inline>
        )}
      />
    </Stack>
  )
}
