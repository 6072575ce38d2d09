import { House, MapPin, Video } from 'lucide-react'
import { useSecondDay } from '#src/features/second-calendar.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { messages as paymentMessages } from '#src/features/visit-payment/visit-payment.messages.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from '../appointment.messages.ts'
import { TicketActions } from './ticket-actions.tsx'
import { ticketTime } from './ticket-time.ts'
import type { ShownVisit } from '../use-appointment.ts'
import * as css from '../appointment.css.ts'

const arriveEarlyMinutes = 10

/** What, when, where and with whom, with the actions. */
export function Ticket({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const app = useApp()
  const { practitioner, start, time_zone: zone, patient } = visit
  const second = useSecondDay()(start, zone)
  const takesPlace = visit.status === 'booked' || visit.status === 'awaiting_payment'
  const own = useOwnTime(takesPlace ? start : undefined, zone)
  const arriveBy = new Date(Date.parse(start) - arriveEarlyMinutes * 60_000)
  const facts = [
    format.zoneName(zone),
    intl.formatMessage(messages.minutes, { count: visit.duration_minutes }),
    ...(visit.consultation_type === 'clinic'
      ? [intl.formatMessage(messages.arrive, { time: format.time(arriveBy, zone) })]
      : []),
  ]
  return (
    <section className={css.ticket}>
      <div className={css.ticketTop}>
        <div className={css.ticketHead}>
          <p className={css.ticketQuiet}>{format.longDay(start, zone)}</p>
          <Status visit={visit} />
        </div>
        {second === null ? null : <p className={css.ticketQuiet}>{second}</p>}
        <p className={css.ticketTime}>{ticketTime(format, { start, timeZone: zone }, now)}</p>
        <p className={css.ticketQuiet}>{facts.join(' · ')}</p>
        {own === null ? null : <p className={css.ticketQuiet}>{own}</p>}
        {patient ? (
          <p className={css.ticketQuiet}>
            {intl.formatRich(messages.patient, {
              name: (
                <bdi>
                  {patient.first_name} {patient.last_name}
                </bdi>
              ),
            })}
          </p>
        ) : null}
      </div>
      <div className={css.ticketRow}>
        <Avatar
          name={practitioner.fullName}
          src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
          eager
        />
        <div>
          <p className={css.ticketName}>
            <OwnScript>{practitioner.fullName}</OwnScript>
          </p>
          <p className={css.ticketQuiet}>
            <OwnScript>{practitioner.title}</OwnScript>
          </p>
        </div>
      </div>
      <div className={css.ticketRow}>
        <Place visit={visit} />
      </div>
      <TicketActions visit={visit} />
    </section>
  )
}

/** The status in words: a cancelled visit must not be mistaken for a booked one. */
function Status({ visit: { status } }: { visit: ShownVisit }) {
  const intl = useIntl()
  if (status === 'awaiting_payment') return <Badge tone="warning">{intl.formatMessage(paymentMessages.unpaid)}</Badge>
  if (status === 'expired') return <Badge tone="danger">{intl.formatMessage(paymentMessages.expired)}</Badge>
  if (status === 'cancelled') return <Badge tone="danger">{intl.formatMessage(messages.cancelled)}</Badge>
  return status === 'booked' ? <Badge tone="success">{intl.formatMessage(messages.confirmed)}</Badge> : null
}

function Place({ visit: { consultation_type: type, facility, address } }: { visit: ShownVisit }) {
  const intl = useIntl()
  if (type === 'telemedicine')
    return (
      <>
        <Icon of={Video} />
        <p className={css.ticketName}>{intl.formatMessage(messages.byVideo)}</p>
      </>
    )
  return (
    <>
      <Icon of={type === 'homecare' ? House : MapPin} />
      <div>
        <p className={css.ticketName}>
          {type === 'homecare' ? intl.formatMessage(messages.atHome) : <OwnScript>{facility.name}</OwnScript>}
        </p>
        <p className={css.ticketQuiet}>
          {type === 'homecare' ? <bdi>{address}</bdi> : <OwnScript>{facility.address}</OwnScript>}
        </p>
      </div>
    </>
  )
}
