import { CalendarClock, CalendarMinus, CalendarPlus, Navigation } from 'lucide-react'
import { toCalendarFile, type CalendarText } from '#contract/calendar-file'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from '../appointment.messages.ts'
import { BookAgain } from './book-again.tsx'
import { useCalendarText } from './use-calendar-text.ts'
import type { ShownVisit } from '../use-appointment.ts'
import * as css from '../appointment.css.ts'

/** Actions of a ticket: directions and calendar, the same visit again once it is over, or another time where it does not take place. */
export function TicketActions({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const links = useLinks()
  const calendarText = useCalendarText(visit)
  const { lat, lng } = visit.facility
  const now = useNow()
  const isWanted = usePage().search['do'] === 'directions'
  const isOver = over.includes(visit.status) || (visit.status === 'booked' && now !== null && new Date(visit.end) < now)
  // Where the way to pay comes first.
  if (visit.status === 'awaiting_payment') return null
  if (isOver)
    return (
      <div className={css.actions}>
        <BookAgain visit={visit} />
      </div>
    )
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
          // Who comes by the button of a message on the device has it at hand: a page may open no map by itself.
          ref={isWanted ? focusOn : undefined}
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

const focusOn = (link: HTMLElement | null) => link?.focus()

/** It has taken place, or should have. */
const over: readonly string[] = ['completed', 'no_show']

const saveEntry = (visit: ShownVisit, text: CalendarText) =>
  save(toCalendarFile(visit, text), `${visit.appointment_number.toLowerCase()}.ics`)

/** Saves a file without the network, so that it works offline too. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
