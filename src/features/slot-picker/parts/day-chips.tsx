import { useEffect, useRef } from 'react'
import type { DatesTimes } from '#contract/availability'
import { wallClock } from '#contract/wall-clock'
import { useSecondDay } from '#src/features/second-calendar.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './slot-picker.messages.ts'
import * as css from './slot-picker.css.ts'

export type DayChipsProps = {
  dates: DatesTimes['dates']
  timeZone: string
  now: Date
  value: string
  onChange: (date: string) => void
}

/** The days that can be booked, in one row that scrolls. */
export function DayChips({ dates, timeZone, now, value, onChange }: DayChipsProps) {
  const intl = useIntl()
  const format = useFormat()
  const secondDay = useSecondDay()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]')
    if (row.current && pressed) bringIntoRow(row.current, pressed)
  }, [value])
  // By days of the calendar: on the two days on which clocks change, 24 hours later is not tomorrow.
  const today = wallClock(now, timeZone).days
  const isNear = (date: string) => Date.parse(date) / dayLength - today < 2
  return (
    <div ref={row} className={css.days} role="group" aria-label={intl.formatMessage(messages.day)}>
      {dates.map(({ date, times }) => {
        const instant = times[0] ?? `${date}T12:00:00Z`
        return (
          <button
            key={date}
            type="button"
            className={css.day}
            aria-pressed={date === value}
            aria-label={[
              format.longDay(instant, timeZone),
              secondDay(instant, timeZone),
              intl.formatMessage(messages.dayTimes, { count: times.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
            onClick={() => onChange(date)}
          >
            <span>{isNear(date) ? format.day(instant, timeZone, now) : format.weekday(instant, timeZone)}</span>
            <span className={css.dayNumber}>{Number(date.slice(-2))}</span>
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls only the row: `scrollIntoView` would move the page as well. */
function bringIntoRow(row: Element, chip: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left })
  else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right })
}

/** In milliseconds, at Greenwich. */
const dayLength = 86_400_000
