import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { useOffer } from './booking-context.ts'
import { messages } from './booking.messages.ts'

/** Link to other doctors of the speciality nearby. */
export function OtherDoctors() {
  const intl = useIntl()
  const links = useLinks()
  const { practitioner } = useOffer()
  return (
    <LinkButton
      tone="secondary"
      size="small"
      href={links.results({ speciality: practitioner.speciality_slug, city: practitioner.city_slug })}
    >
      {intl.formatMessage(messages.others)}
    </LinkButton>
  )
}
