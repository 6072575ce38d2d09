import { useQuery } from '@tanstack/react-query'
import { CalendarDays, WifiOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DatesTimes, Slot } from '#contract/availability'
import { bookingWindowDays } from '#contract/booking-window'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { SecondDay } from '#src/features/second-calendar.tsx'
import { messages as slotRow } from '#src/features/slot-row/slot-row.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { datesTimesQuery } from '#src/queries/availability.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { DayChips } from './parts/day-chips.tsx'
import { DayTimes } from './parts/day-times.tsx'
import { dayIn } from './part-of-day.ts'
import { messages } from './parts/slot-picker.messages.ts'
import type { Visit } from './visit-options.ts'
import * as css from './parts/slot-picker.css.ts'

const DayCalendar = lazy(() => import('./parts/day-calendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar })))

export type SlotPickerProps = {
  practitionerId: string
  visit: Visit
  /** The chosen slot; one of another visit counts as none. */
  value: Slot | null
  onChange: (slot: Slot) => void
  /** A start that is not offered even if the platform lists it: it was just lost. */
  without?: string | undefined
  /** Whether times that were read before the network went can be chosen without one: what is chosen is sent later. */
  fromBefore?: boolean
}

/**
 * Day and time of a visit: the next bookable days as chips, all of them in a calendar that is loaded on demand, and the times
 * of the chosen day by part of day. Times are in the facility's time zone.
 */
export function SlotPicker({ practitionerId, visit, value, onChange, without, fromBefore = false }: SlotPickerProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const [wantedDay, setWantedDay] = useState<string>()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const { answer: read, isError, refetch, showFrom } = useFreeDays(practitionerId, visit, isCalendarOpen)
  const isOnline = useOnline()

  // Times loaded before the network was lost may be taken by now; they are loaded again once it is back.
  const answer = isOnline ? read : fromBefore && read && now ? daysAhead(read, now) : undefined
  if (!isOnline && !answer) {
    return (
      <div className={css.picker}>
        <Note kind="plain" icon={WifiOff} role="status" title={intl.formatMessage(slotRow.offline)}>
          {intl.formatMessage(fromBefore ? messages.noneRead : messages.offline)}
        </Note>
      </div>
    )
  }

  if (isError && !answer) {
    return (
      <div className={css.picker}>
        <Note
          kind="danger"
          role="alert"
          title={intl.formatMessage(messages.failed)}
          actions={
            <Button tone="secondary" size="small" onClick={refetch}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failedWhy)}
        </Note>
      </div>
    )
  }
  if (!answer || !now) return <PickerSkeleton />

  const { time_zone: zone, next_date: nextDate } = answer
  const dates = withoutStart(answer.dates, without)
  if (dates.length === 0) {
    return (
      <div className={css.picker}>
        <Note kind="plain" role="status">
          {intl.formatMessage(nextDate ? messages.none : messages.noneAtAll)}
        </Note>
        {nextDate ? (
          <Button tone="soft" onClick={() => showFrom(nextDate)}>
            {intl.formatMessage(messages.firstFree, { day: format.day(noonOf(nextDate), 'UTC', now) })}
          </Button>
        ) : null}
      </div>
    )
  }

  const chosen = value && isOfVisit(value, practitionerId, visit) ? value.start : undefined
  const day =
    dates.find(({ date }) => date === wantedDay) ??
    dates.find(({ date }) => chosen && date === dayIn(chosen, zone)) ??
    dates[0]!
  return (
    <div className={css.picker}>
      {isOnline ? null : (
        <Note kind="plain" icon={WifiOff} role="status">
          {intl.formatMessage(messages.fromBefore)}
        </Note>
      )}
      {isCalendarOpen ? (
        <Suspense fallback={<Skeleton block="320px" radius="card" />}>
          <DayCalendar dates={dates} value={day.date} onChange={setWantedDay} />
        </Suspense>
      ) : (
        <DayChips dates={dates} timeZone={zone} now={now} value={day.date} onChange={setWantedDay} />
      )}
      <div className={css.toggle}>
        <TextButton icon={CalendarDays} aria-expanded={isCalendarOpen} onClick={() => setCalendarOpen(!isCalendarOpen)}>
          {intl.formatMessage(isCalendarOpen ? messages.closeCalendar : messages.calendar)}
        </TextButton>
        <SecondDay instant={noonOf(day.date)} timeZone="UTC" />
      </div>
      <DayTimes
        starts={day.times}
        timeZone={zone}
        value={chosen}
        onChange={(start) => onChange({ practitioner_id: practitionerId, ...visit, start })}
      />
    </div>
  )
}

/** Two weeks, and the whole booking window once the calendar is open. */
function useFreeDays(practitionerId: string, visit: Visit, isWholeWindow: boolean) {
  const app = useApp()
  const now = useNow()
  const [from, setFrom] = useState<string>()
  const start = from ? { from } : {}
  const soon = useQuery({
    ...datesTimesQuery(app, practitionerId, { ...visit, ...start, days: 14 }),
    enabled: now !== null,
  })
  const whole = useQuery({
    ...datesTimesQuery(app, practitionerId, { ...visit, days: bookingWindowDays }),
    enabled: now !== null && isWholeWindow,
  })
  const answer: DatesTimes | undefined = isWholeWindow ? (whole.data ?? soon.data) : soon.data
  return { answer, isError: soon.isError, refetch: () => void soon.refetch(), showFrom: setFrom }
}

function PickerSkeleton() {
  const intl = useIntl()
  return (
    <div className={css.picker}>
      <Loading label={intl.formatMessage(messages.loading)}>
        <div className={css.days}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} inline="64px" block="72px" radius="tile" />
          ))}
        </div>
        <div className={css.toggle}>
          <Skeleton inline="96px" block="44px" />
        </div>
        <div className={css.times}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} block="44px" radius="slot" />
          ))}
        </div>
      </Loading>
    </div>
  )
}

const isOfVisit = (slot: Slot, practitionerId: string, visit: Visit) =>
  slot.practitioner_id === practitionerId &&
  slot.facility_id === visit.facility_id &&
  slot.service_id === visit.service_id &&
  slot.consultation_type === visit.consultation_type

/** The days with what is still ahead; undefined where nothing is. */
function daysAhead(answer: DatesTimes, now: Date): DatesTimes | undefined {
  const dates = answer.dates
    .map((day) => ({ ...day, times: day.times.filter((start) => new Date(start) > now) }))
    .filter(({ times }) => times.length > 0)
  return dates.length > 0 ? { ...answer, dates } : undefined
}

/** The days without one start, and without a day that had no other. */
const withoutStart = (dates: DatesTimes['dates'], without: string | undefined) =>
  without === undefined
    ? dates
    : dates
        .map((day) => ({ ...day, times: day.times.filter((start) => start !== without) }))
        .filter(({ times }) => times.length > 0)

/** An instant that stands for a calendar day, to be formatted in UTC. */
const noonOf = (date: string) => `${date}T12:00:00Z`
