import { Navigation, Phone, Star } from 'lucide-react'
import type { LocalisedClinic } from '#src/api/discovery-api.ts'
import { oneDecimal } from '#src/features/facility-reviews/one-decimal.ts'
import { OpeningStatus } from '#src/features/opening-hours/opening-status.tsx'
import { ShareButton } from '#src/features/share/share-button.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './clinic.messages.ts'
import { kindOf } from './kind.ts'
import { directionsTo, telephone } from './contact-links.ts'
import * as css from './clinic.css.ts'

/** Name, kind, area, opening status, and actions. */
export function ClinicHead({ clinic: { data: facility, doctors } }: { clinic: LocalisedClinic }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const { average, count } = facility.rating
  const phone = telephone(facility.phone)
  return (
    <div className={css.head}>
      <h1>
        <OwnScript>{facility.name}</OwnScript>
      </h1>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages[kindOf(facility.clinicType)])} · <OwnScript>{facility.area}</OwnScript> ·{' '}
        <OwnScript>{facility.city}</OwnScript>
      </Text>
      <OpeningStatus facility={facility} />
      <p className={css.badges}>
        {average === null ? null : (
          <Badge icon={Star}>
            <VisuallyHidden>
              {intl.formatMessage(messages.ratedLong, { average: oneDecimal(average) })} {' · '}
            </VisuallyHidden>
            {intl.formatMessage(messages.rated, { average: oneDecimal(average), count })}
          </Badge>
        )}
        {doctors.total > 0 ? (
          <Badge tone="tint">{intl.formatMessage(messages.doctorCount, { count: doctors.total })}</Badge>
        ) : null}
        {facility.fees > 0 ? (
          <Badge>
            {intl.formatMessage(messages.from, {
              fee: format.money({ amount: facility.fees, currency: facility.currency_symbol }),
            })}
          </Badge>
        ) : null}
      </p>
      <div className={css.actions}>
        {doctors.total > 0 ? <LinkButton href="#doctors">{intl.formatMessage(messages.seeTimes)}</LinkButton> : null}
        <LinkButton
          tone="secondary"
          icon={Navigation}
          href={directionsTo(facility)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={intl.formatMessage(messages.directionsTo, { place: facility.name })}
        >
          {intl.formatMessage(messages.directions)}
        </LinkButton>
        {phone ? (
          <LinkButton
            tone="secondary"
            icon={Phone}
            href={phone}
            aria-label={intl.formatMessage(messages.callNumber, { place: facility.name, phone: facility.phone })}
          >
            {intl.formatMessage(messages.call)}
          </LinkButton>
        ) : null}
        <ShareButton
          look="button"
          label={intl.formatMessage(messages.share)}
          title={facility.name}
          path={links.clinic(facility)}
        />
      </div>
    </div>
  )
}
