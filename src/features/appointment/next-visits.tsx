import { AlarmClockCheck, CalendarCheck, CalendarClock, CalendarX, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { messages as paymentMessages } from '#src/features/visit-payment/visit-payment.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { dismissVisit } from '#src/queries/appointment.ts'
import { useLinks } from '#src/routes/links.ts'
import { isOff, type KeptVisit } from '#src/session/kept-visit.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './appointment.messages.ts'
import { useAppointment, type ShownVisit } from './use-appointment.ts'
import * as css from './parts/next-visits.css.ts'

/** Most visits shown on home, so that the search stays in sight. */
const mostShown = 3

/** Future visits stored on this device, each a link to its own page. Shown on the hero's background. */
export function NextVisits({ visits }: { visits: readonly KeptVisit[] }) {
  const intl = useIntl()
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.visits}>
      <h2 id={id} className={css.heading}>
        {intl.formatMessage(visits.length === 1 ? messages.next : messages.coming)}
      </h2>
      <ul>
        {visits.slice(0, mostShown).map((visit) => (
          <VisitRow key={visit.id} kept={visit} />
        ))}
      </ul>
    </section>
  )
}

/** One visit, as stored and then as it is on the server: the clinic, or another device, may have cancelled it. */
function VisitRow({ kept }: { kept: KeptVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const app = useApp()
  const now = useNow()
  const known = useAppointment(kept.id, kept)
  const visit = known.state === 'shown' ? known.visit : kept
  const off = visit.status === 'cancelled' ? messages.cancelled : isOff(visit) ? paymentMessages.expired : undefined
  const until = visit.status === 'awaiting_payment' ? visit.payment?.pay_until : undefined
  const offer = offerFor(visit, now)
  const ownTime = useOwnTime(off ? undefined : visit.start, visit.time_zone)
  const place = {
    clinic: visit.facility.name,
    telemedicine: intl.formatMessage(messages.byVideo),
    homecare: intl.formatMessage(messages.atHome),
  }[visit.consultation_type]
  return (
    <li className={css.row}>
      <Anchor className={css.link} href={links.appointment(visit.id)}>
        <Icon of={off ? CalendarX : until ? CalendarClock : offer ? AlarmClockCheck : CalendarCheck} />
        <span className={css.words}>
          <span className={off ? css.timeOff : css.time}>{format.dayAndTime(visit.start, visit.time_zone, now)}</span>
          {ownTime === null ? null : <span className={css.withWhom}>{ownTime}</span>}
          {off ? <span className={css.off}>{intl.formatMessage(off)}</span> : null}
          {until ? (
            <span className={css.off}>
              {intl.formatMessage(paymentMessages.payShort, { until: format.time(until, visit.time_zone) })}
            </span>
          ) : null}
          {offer ? (
            <span className={css.offer}>
              {intl.formatMessage(messages.earlierFree, {
                when: format.moment(offer.start, visit.time_zone, now),
                time: format.time(offer.expires_at, visit.time_zone),
              })}
            </span>
          ) : null}
          <span className={css.withWhom}>
            <OwnScript>{`${visit.practitioner.fullName} · ${place}`}</OwnScript>
          </span>
        </span>
        <Icon of={ChevronRight} flip />
      </Anchor>
      {off ? (
        <button type="button" className={css.putAway} onClick={() => void dismissVisit(app, visit.id)}>
          {intl.formatMessage(messages.putAway)}
        </button>
      ) : null}
    </li>
  )
}

/** The earlier time that is kept for a visit at this moment; what a device has stored tells of none. */
function offerFor({ status, earlier }: ShownVisit, now: Date | null) {
  const offer = status === 'booked' ? earlier?.offer : undefined
  return now && offer?.status === 'open' && new Date(offer.expires_at) > now ? offer : undefined
}
