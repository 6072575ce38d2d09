import { AlarmClockCheck, ChevronRight } from 'lucide-react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import type { RowVisit } from '../row-visit.ts'

/** Earlier times that are kept for visits of a list, each a link to where it is answered. Renders nothing where there is none. */
export function EarlierOffers({ visits }: { visits: readonly RowVisit[] }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  if (now === null) return null
  const offered = visits.flatMap((visit) => {
    const offer = visit.status === 'booked' ? visit.earlier?.offer : undefined
    return offer?.status === 'open' && new Date(offer.expires_at) > now ? [{ visit, offer }] : []
  })
  if (offered.length === 0) return null
  return (
    <Rows>
      {offered.map(({ visit: { id, start, time_zone: zone }, offer }) => (
        <RowLink
          key={offer.id}
          href={links.ownAppointment(id)}
          icon={AlarmClockCheck}
          end={<Icon of={ChevronRight} flip />}
        >
          <Text as="div" weight="strong" numbers>
            {intl.formatMessage(messages.offerFree, { when: format.dayAndTime(offer.start, zone, now) })}
          </Text>
          <Text as="div" tone="quiet" numbers>
            {intl.formatMessage(messages.offerInstead, {
              booked: format.moment(start, zone, now),
              time: format.time(offer.expires_at, zone),
            })}
          </Text>
        </RowLink>
      ))}
    </Rows>
  )
}
