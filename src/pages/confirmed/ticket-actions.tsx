import { CalendarPlus, Navigation } from 'lucide-react'
import type { Appointment } from '#contract/appointment'
import { toCalendarFile } from '#src/features/calendar-file/calendar-file.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './confirmed.messages.ts'
import { useCalendarText } from './use-calendar-text.ts'
import * as css from './confirmed.css.ts'

/** What a patient does with a ticket: find the way, and put it in the calendar. */
export function TicketActions({ appointment }: { appointment: Appointment }) {
  const intl = useIntl()
  const calendarText = useCalendarText(appointment)
  const { lat, lng } = appointment.facility
  return (
    <div className={css.actions}>
      {appointment.consultation_type === 'clinic' ? (
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
      <button
        type="button"
        className={css.action}
        onClick={() =>
          save(toCalendarFile(appointment, calendarText), `${appointment.appointment_number.toLowerCase()}.ics`)
        }
      >
        <Icon of={CalendarPlus} />
        {intl.formatMessage(messages.calendar)}
      </button>
    </div>
  )
}

/** Hands a file to the device without the network, so that it works offline too. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
