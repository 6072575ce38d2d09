import { useApp } from '#src/context/app-context.ts'
import type { CalendarText } from '#contract/calendar-file'
import { now } from '#src/clock/server-time.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** Texts of the calendar entry: other people see calendars, so it names the brand and not the doctor's speciality. */
export function useCalendarText(visit: ShownVisit): CalendarText {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const { name } = app.init.settings.whitelabel_configs
  const brand = name[app.locale.language] ?? name.en
  return {
    brand,
    summary: intl.formatMessage(messages.summary, { brand }),
    // Calendars show their own zone.
    description: intl.formatMessage(messages.description, {
      number: visit.appointment_number,
      day: format.longDay(visit.start, visit.time_zone),
      time: format.time(visit.start, visit.time_zone),
    }),
    host: new URL(app.origin).host,
    now: new Date(now()),
  }
}
