import { MapPin, Phone } from 'lucide-react'
import type { FacilityDetail } from '#contract/facility'
import { OpeningHours } from '#src/features/opening-hours/opening-hours.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { ClinicMap } from './clinic-map.tsx'
import { messages } from './clinic.messages.ts'
import { onMap, telephone } from './contact-links.ts'
import * as css from './clinic.css.ts'

/** Opening hours and address. */
export function ClinicSide({ facility }: { facility: FacilityDetail }) {
  const intl = useIntl()
  const format = useFormat()
  const phone = telephone(facility.phone)
  return (
    <div className={css.side}>
      <Panel as="section">
        <h2 className={css.sideTitle}>{intl.formatMessage(messages.hours)}</h2>
        <Stack gap={3}>
          <OpeningHours facility={facility} />
          <Text as="p" size="1" tone="quiet">
            {intl.formatMessage(messages.zone, { zone: format.zoneName(facility.time_zone) })}
          </Text>
        </Stack>
      </Panel>
      <Panel as="section">
        <h2 className={css.sideTitle}>{intl.formatMessage(messages.where)}</h2>
        <address className={css.address}>
          <OwnScript>{facility.address}</OwnScript>
          {facility.address.includes(facility.area) ? null : (
            <Text as="p" tone="quiet">
              <OwnScript>{`${facility.area} · ${facility.city}`}</OwnScript>
            </Text>
          )}
        </address>
        <Stack gap={1}>
          <TextLink icon={MapPin} href={onMap(facility)} target="_blank" rel="noopener noreferrer">
            {intl.formatMessage(messages.openInMaps)}
          </TextLink>
          {phone ? (
            <TextLink icon={Phone} href={phone}>
              <bdi dir="ltr">{facility.phone}</bdi>
            </TextLink>
          ) : null}
          <ClinicMap facility={facility} />
        </Stack>
      </Panel>
    </div>
  )
}
