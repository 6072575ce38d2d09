import { slot as slotLook } from '#src/features/slot-row/slot.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { useOffer } from './booking-context.ts'
import { messages } from './booking.messages.ts'

/** Link to other doctors of the speciality nearby: at the end of times like one of them, elsewhere a button. */
export function OtherDoctors({ isButton = false }: { isButton?: boolean }) {
  const intl = useIntl()
  const links = useLinks()
  const { practitioner } = useOffer()
  const href = links.results({ speciality: practitioner.speciality_slug, city: practitioner.city_slug })
  const text = intl.formatMessage(messages.others)
  if (isButton)
    return (
      <LinkButton tone="secondary" size="small" href={href}>
        {text}
      </LinkButton>
    )
  return (
    <Anchor className={slotLook({ look: 'more' })} href={href}>
      {text}
    </Anchor>
  )
}
