import { Check, House, IdCard, MapPin, Pill, ShieldCheck, Video, Volume2, BatteryCharging } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Appointment } from '#contract/appointment'
import { useSecondDay } from '#src/features/second-calendar.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useApp } from '#src/app/context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { TextLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './confirmed.messages.ts'
import { TicketActions } from './ticket-actions.tsx'
import { ticketTime } from './ticket-time.ts'
import { useCalendarText } from './use-calendar-text.ts'
import { toWebCalendarLink } from '#src/features/calendar-file/calendar-file.ts'
import * as css from './confirmed.css.ts'

/** What, when, where and with whom; and what to do next. */
export function ConfirmedAppointment({ appointment }: { appointment: Appointment }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const calendarText = useCalendarText(appointment)
  return (
    <>
      <Heading appointment={appointment} />
      <div className={css.columns}>
        <Stack gap={4}>
          <Ticket appointment={appointment} />
          <div>
            <Text as="p" tone="quiet" size="1" numbers>
              {intl.formatRich(messages.number, { number: <bdi>{appointment.appointment_number}</bdi> })}
              {' · '}
              {intl.formatMessage(appointment.consultation_type === 'clinic' ? messages.pay : messages.payLater, {
                fee: format.money(appointment.fee),
              })}
            </Text>
            <Text as="p" tone="quiet" size="1">
              {intl.formatMessage(messages.change)}
            </Text>
            <div className={css.links}>
              <TextLink href={toWebCalendarLink(appointment, calendarText)} target="_blank" rel="noopener noreferrer">
                {intl.formatMessage(messages.webCalendar)}
              </TextLink>
              <TextLink href={`tel:${appointment.facility.phone.replace(/[^+\d]/g, '')}`}>
                {intl.formatMessage(messages.call)}
              </TextLink>
            </div>
          </div>
        </Stack>
        <Stack gap={4}>
          {appointment.consultation_type === 'telemedicine' ? <BeforeVideo /> : <Bring />}
          <TextLink href={links.home()}>{intl.formatMessage(messages.more)}</TextLink>
        </Stack>
      </div>
    </>
  )
}

function Heading({ appointment }: { appointment: Appointment }) {
  const intl = useIntl()
  const now = useNow()
  const isOver = now !== null && new Date(appointment.end) < now
  if (appointment.status === 'cancelled' || isOver)
    return (
      <div className={css.head}>
        <h1>{intl.formatMessage(appointment.status === 'cancelled' ? messages.cancelled : messages.past)}</h1>
      </div>
    )
  return (
    <div className={css.head}>
      <span className={css.tick}>
        <Icon of={Check} size="large" />
      </span>
      <div>
        <h1>{intl.formatMessage(messages.heading)}</h1>
        <Text as="p" tone="quiet">
          {intl.formatRich(messages.texted, { phone: <bdi dir="ltr">{appointment.patient.phone_masked}</bdi> })}
        </Text>
      </div>
    </div>
  )
}

const arriveEarlyMinutes = 10

function Ticket({ appointment }: { appointment: Appointment }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const app = useApp()
  const { practitioner, start, time_zone: zone } = appointment
  const second = useSecondDay()(start, zone)
  const arriveBy = new Date(Date.parse(start) - arriveEarlyMinutes * 60_000)
  const facts = [
    format.zoneName(zone),
    intl.formatMessage(messages.minutes, { count: appointment.duration_minutes }),
    ...(appointment.consultation_type === 'clinic'
      ? [intl.formatMessage(messages.arrive, { time: format.time(arriveBy, zone) })]
      : []),
  ]
  return (
    <section className={css.ticket}>
      <div className={css.ticketTop}>
        <p className={css.ticketQuiet}>{format.longDay(start, zone)}</p>
        {second === null ? null : <p className={css.ticketQuiet}>{second}</p>}
        <p className={css.ticketTime}>{ticketTime(format, { start, timeZone: zone }, now)}</p>
        <p className={css.ticketQuiet}>{facts.join(' · ')}</p>
        <p className={css.ticketQuiet}>
          {intl.formatRich(messages.patient, {
            name: (
              <bdi>
                {appointment.patient.first_name} {appointment.patient.last_name}
              </bdi>
            ),
          })}
        </p>
      </div>
      <div className={css.ticketRow}>
        <Avatar name={practitioner.fullName} src={app.basePath + practitioner.profilePicture} eager />
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
        <Place appointment={appointment} />
      </div>
      <TicketActions appointment={appointment} />
    </section>
  )
}

function Place({ appointment: { consultation_type: type, facility, address } }: { appointment: Appointment }) {
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

function Bring() {
  const intl = useIntl()
  return (
    <List title={intl.formatMessage(messages.bring)}>
      <Fact icon={IdCard}>{intl.formatMessage(messages.bringId)}</Fact>
      <Fact icon={ShieldCheck}>{intl.formatMessage(messages.bringInsurance)}</Fact>
      <Fact icon={Pill}>{intl.formatMessage(messages.bringMedicines)}</Fact>
    </List>
  )
}

function BeforeVideo() {
  const intl = useIntl()
  return (
    <List title={intl.formatMessage(messages.video)}>
      <Fact icon={Volume2}>{intl.formatMessage(messages.videoQuiet)}</Fact>
      <Fact icon={BatteryCharging}>{intl.formatMessage(messages.videoCharge)}</Fact>
    </List>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{title}</h2>
        <ul className={css.facts}>{children}</ul>
      </Stack>
    </Panel>
  )
}

function Fact({ icon, children }: { icon: typeof Check; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.factIcon}>
        <Icon of={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}
