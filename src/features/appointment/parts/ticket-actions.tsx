import { CalendarClock, CalendarMinus, CalendarPlus, Navigation } from 'lucide-react'
import { toCalendarFile, type CalendarText } from '#contract/calendar-file'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from '../appointment.messages.ts'
import { useCalendarText } from './use-calendar-text.ts'
import type { ShownVisit } from '../use-appointment.ts'
import * as css from '../appointment.css.ts'

/** Actions of a ticket: directions and calendar, or another time where the visit does not take place. */
export function TicketActions({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const links = useLinks()
  const calendarText = useCalendarText(visit)
  const { lat, lng } = visit.facility
  // Where the way to pay comes first.
  if (visit.status === 'awaiting_payment') return null
  if (visit.status !== 'booked')
    return (
      <div className={css.actions}>
        <Anchor className={css.action} href={links.doctor(visit.practitioner)}>
          <Icon of={CalendarClock} />
          {intl.formatMessage(messages.again)}
        </Anchor>
        {visit.status === 'cancelled' ? (
          <button type="button" className={css.action} onClick={() => saveEntry(visit, calendarText)}>
            <Icon of={CalendarMinus} />
            {intl.formatMessage(messages.calendarOut)}
          </button>
        ) : null}
      </div>
    )
  return (
    <div className={css.actions}>
      {visit.consultation_type === 'clinic' ? (
        <a
          className={css.action}
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={Navigation} />
          {intl.formatMessage(messages.directions)}
        </a>
      ) : null}
      <button type="button" className={css.action} onClick={() => saveEntry(visit, calendarText)}>
        <Icon of={CalendarPlus} />
        {intl.formatMessage(messages.calendar)}
      </button>
    </div>
  )
}

const saveEntry = (visit: ShownVisit, text: CalendarText) =>
  save(toCalendarFile(visit, text), `${visit.appointment_number.toLowerCase()}.ics`)

/** Saves a file without the network, so that it works offline too. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
