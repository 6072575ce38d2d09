import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { dayMessages } from '#src/i18n/day.messages.ts'
import { createHijri, type Hijri } from '#src/i18n/hijri.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'

/** The tenant's calendar beside the Gregorian one in this market; null where it has none, or the device does not support it. */
export function useSecondCalendar(): Hijri | null {
  const { init, locale } = useApp()
  const { second_calendar } = init.settings.whitelabel_configs
  const wanted = typeof second_calendar === 'object' ? second_calendar[locale.country] : second_calendar
  return useMemo(() => (wanted ? createHijri(locale) : null), [wanted, locale])
}

/** Formats a day of that calendar: "14 Jumada II 1448 AH"; null where there is no second calendar. */
export function useSecondDay(): (instant: string | Date, timeZone: string) => string | null {
  const intl = useIntl()
  const calendar = useSecondCalendar()
  return (instant, timeZone) =>
    calendar && intl.formatMessage(dayMessages.hijri, { day: calendar.day(instant, timeZone) })
}

/** A day of that calendar as a small line under the Gregorian one; nothing where there is no second calendar. */
export function SecondDay({ instant, timeZone }: { instant: string; timeZone: string }) {
  const day = useSecondDay()(instant, timeZone)
  if (day === null) return null
  return (
    <Text as="div" size="1" tone="quiet" numbers>
      {day}
    </Text>
  )
}
