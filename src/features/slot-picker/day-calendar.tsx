import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { type Weekday } from '#contract/locale'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './slot-picker.messages.ts'
import * as css from './day-calendar.css.ts'

export type DayCalendarProps = {
  /** Days that can be booked, in order. */
  dates: readonly string[]
  value: string
  onChange: (date: string) => void
}

/** A month at a time; only days that can be booked can be chosen. The week starts as the country's does. */
export function DayCalendar({ dates, value, onChange }: DayCalendarProps) {
  const intl = useIntl()
  const { locale } = useApp()
  const bookable = new Set(dates)
  return (
    <I18nProvider locale={locale.intl}>
      <Calendar
        className={css.calendar}
        aria-label={intl.formatMessage(messages.day)}
        value={parseDate(value)}
        minValue={parseDate(dates[0]!)}
        maxValue={parseDate(dates.at(-1)!)}
        firstDayOfWeek={weekdays[locale.weekStart]}
        isDateUnavailable={(date) => !bookable.has(date.toString())}
        onChange={(date) => onChange(date.toString())}
      >
        <header className={css.head}>
          <Button slot="previous" className={css.turn} aria-label={intl.formatMessage(messages.previousMonth)}>
            <Icon of={ChevronLeft} flip />
          </Button>
          <Heading className={css.month} />
          <Button slot="next" className={css.turn} aria-label={intl.formatMessage(messages.nextMonth)}>
            <Icon of={ChevronRight} flip />
          </Button>
        </header>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className={css.day} date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

const weekdays: Record<Weekday, 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'> = {
  1: 'mon',
  2: 'tue',
  3: 'wed',
  4: 'thu',
  5: 'fri',
  6: 'sat',
  7: 'sun',
}
