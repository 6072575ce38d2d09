import { endOfWeek, parseDate, startOfWeek, type DateValue } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { useContext } from 'react'
import type { DatesTimes } from '#contract/availability'
import type { Weekday } from '#contract/locale'
import { weekStartOf } from '#contract/week-start'
import { useApp } from '#src/context/app-context.ts'
import { useSecondCalendar, useSecondDay } from '#src/features/second-calendar.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './slot-picker.messages.ts'
import * as css from './day-calendar.css.ts'

export type DayCalendarProps = {
  /** Days that can be booked, in order, with the times that are free on them. */
  dates: DatesTimes['dates']
  value: string
  onChange: (date: string) => void
}

/**
 * One month at a time, without weeks outside the booking window; the week starts as in the locale. It moves the focus to the
 * chosen day, since it opens before its button, where tabbing on would not reach it.
 */
export function DayCalendar({ dates, value, onChange }: DayCalendarProps) {
  const intl = useIntl()
  const { locale } = useApp()
  const second = useSecondCalendar()
  const secondDay = useSecondDay()
  const free = new Map(dates.map(({ date, times }) => [date, times.length]))
  const [first, last] = [parseDate(dates[0]!.date), parseDate(dates.at(-1)!.date)]
  const weekStart = weekdays[weekStartOf(locale.country)]
  const timesOn = (date: DateValue) => {
    const count = free.get(date.toString())
    return count === undefined ? '' : intl.formatMessage(messages.dayTimes, { count })
  }
  const isOutOfReach = (date: DateValue) =>
    endOfWeek(date, locale.intl, weekStart).compare(first) < 0 ||
    startOfWeek(date, locale.intl, weekStart).compare(last) > 0
  return (
    <I18nProvider locale={locale.intl}>
      {/* The library adds a style element unless this id exists, and our content policy blocks that; css.calendar has the
          same rules. */}
      <span id="react-aria-pressable-style" hidden />
      <Calendar
        className={css.calendar}
        aria-label={intl.formatMessage(messages.day)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened the calendar goes on in it
        autoFocus
        value={parseDate(value)}
        minValue={first}
        maxValue={last}
        firstDayOfWeek={weekStart}
        isDateUnavailable={(date) => !free.has(date.toString())}
        onChange={(date) => onChange(date.toString())}
      >
        <header className={css.head}>
          <Button slot="previous" className={css.turn} aria-label={intl.formatMessage(messages.previousMonth)}>
            <Icon of={ChevronLeft} flip />
          </Button>
          <div className={css.months}>
            <Heading className={css.month} />
            <SecondMonths />
          </div>
          <Button slot="next" className={css.turn} aria-label={intl.formatMessage(messages.nextMonth)}>
            <Icon of={ChevronRight} flip />
          </Button>
        </header>
        <CalendarGrid className={css.grid} weekdayStyle={weekdayStyles[locale.language]}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                className={isOutOfReach(date) ? css.noDay : css.day}
                date={date}
                render={({ 'aria-label': label, ...cell }) => (
                  <div
                    {...cell}
                    aria-label={[label, secondDay(noonOf(date), 'UTC'), timesOn(date)].filter(Boolean).join(' · ')}
                  />
                )}
              >
                {({ formattedDate }) => (
                  <>
                    {formattedDate}
                    {second ? <small className={css.secondDay}>{second.dayOfMonth(noonOf(date), 'UTC')}</small> : null}
                  </>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

/** The months of the second calendar within the visible month. */
function SecondMonths() {
  const second = useSecondCalendar()
  const { start, end } = useContext(CalendarStateContext)!.visibleRange
  if (!second) return null
  return <p className={css.secondMonths}>{second.months(noonOf(start), noonOf(end), 'UTC')}</p>
}

/** An instant that stands for a calendar day, to be formatted in UTC. */
const noonOf = (date: { toString(): string }) => `${date.toString()}T12:00:00Z`

/** Arabic has no short names of days; its calendars use one letter. */
const weekdayStyles = { en: 'short', ar: 'narrow', id: 'short' } as const

const weekdays: Record<Weekday, 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'> = {
  1: 'mon',
  2: 'tue',
  3: 'wed',
  4: 'thu',
  5: 'fri',
  6: 'sat',
  7: 'sun',
}
