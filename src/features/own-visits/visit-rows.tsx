import { CalendarCheck, CalendarClock, CalendarX, ChevronRight, type LucideIcon } from 'lucide-react'
import type { Appointment } from '#contract/appointment'
import { OwnScript } from '#src/features/own-script.tsx'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { EarlierOffers } from './parts/earlier-offers.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import type { RowVisit } from './row-visit.ts'

const rowIcons: Partial<Record<Appointment['status'], LucideIcon>> = {
  cancelled: CalendarX,
  expired: CalendarX,
  awaiting_payment: CalendarClock,
}

/** Visits as rows, each a link to its own page; above them the earlier times that are offered for them. */
export function VisitRows({ label, visits }: { label: string; visits: readonly RowVisit[] }) {
  return (
    <>
      <EarlierOffers visits={visits} />
      <Rows label={label}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </Rows>
    </>
  )
}

function VisitRow({ visit }: { visit: RowVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  const ownTime = useOwnTime(isComing(visit) ? visit.start : undefined, visit.time_zone)
  return (
    <RowLink
      href={links.ownAppointment(visit.id)}
      icon={rowIcons[visit.status] ?? CalendarCheck}
      end={<Icon of={ChevronRight} flip />}
    >
      <Text as="div" weight="strong" numbers>
        {format.dayAndTime(visit.start, visit.time_zone, now)}
      </Text>
      {ownTime === null ? null : (
        <Text as="div" tone="quiet" size="1" numbers>
          {ownTime}
        </Text>
      )}
      <Text as="div" tone="quiet">
        <OwnScript>{`${visit.practitioner.fullName} · ${visit.practitioner.speciality} · ${visit.facility.name}`}</OwnScript>
      </Text>
      {visit.patient?.patient_relative_id ? (
        <Text as="div" tone="quiet">
          {intl.formatRich(messages.visitFor, { name: <bdi>{visit.patient.first_name}</bdi> })}
        </Text>
      ) : null}
      <RowStatus visit={visit} />
    </RowLink>
  )
}

const isComing = ({ status }: RowVisit) => status === 'booked' || status === 'awaiting_payment'

/** What else is true of a visit than that it is booked. */
function RowStatus({ visit: { status, payment, earlier, time_zone: zone } }: { visit: RowVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const until = payment?.pay_until
  if (status === 'awaiting_payment')
    return (
      <Badge tone="warning">
        {until
          ? intl.formatMessage(messages.payUntil, { until: format.time(until, zone) })
          : intl.formatMessage(messages.unpaid)}
      </Badge>
    )
  if (status === 'expired') return <Badge tone="neutral">{intl.formatMessage(messages.expired)}</Badge>
  if (status === 'booked' && earlier?.wanted) return <Badge tone="neutral">{intl.formatMessage(messages.waits)}</Badge>
  if (status !== 'cancelled') return null
  return (
    <>
      <Badge tone="neutral">{intl.formatMessage(messages.cancelled)}</Badge>{' '}
      {payment?.status === 'refund_due' || payment?.status === 'refunded' ? (
        <Badge tone={payment.is_refund_stuck ? 'warning' : 'neutral'}>
          {intl.formatMessage(
            payment.is_refund_stuck
              ? messages.refundStuck
              : payment.status === 'refunded'
                ? messages.refunded
                : messages.refundDue,
          )}
        </Badge>
      ) : null}
    </>
  )
}
