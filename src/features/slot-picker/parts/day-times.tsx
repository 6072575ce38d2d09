import { Moon, Sun, Sunrise } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { slot } from '#src/features/slot-row/slot.css.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { groupByPartOfDay, type PartOfDay } from '../part-of-day.ts'
import { messages } from './slot-picker.messages.ts'
import * as css from './slot-picker.css.ts'

const StartOffset = lazy(() => import('./start-offset.tsx'))

export type DayTimesProps = {
  starts: readonly string[]
  timeZone: string
  value: string | undefined
  onChange: (start: string) => void
}

/** The free times of one day, by part of day. */
export function DayTimes({ starts, timeZone, value, onChange }: DayTimesProps) {
  const intl = useIntl()
  const format = useFormat()
  // In autumn an hour comes twice.
  const isShownTwice = (start: string) =>
    starts.filter((other) => format.time(other, timeZone) === format.time(start, timeZone)).length > 1
  return (
    <>
      {groupByPartOfDay(starts, timeZone).map((group) => (
        <div key={group.part} role="group" aria-label={intl.formatMessage(messages[group.part])}>
          <p className={css.part} aria-hidden="true">
            <span className={css.partIcon}>
              <Icon of={icons[group.part]} />
            </span>
            {intl.formatMessage(messages[group.part])}
          </p>
          <div className={css.times}>
            {group.starts.map((start) => (
              <button
                key={start}
                type="button"
                className={slot()}
                data-start={start}
                aria-pressed={start === value}
                onClick={() => onChange(start)}
              >
                {format.time(start, timeZone)}
                {isShownTwice(start) ? (
                  <Suspense>
                    <StartOffset start={start} timeZone={timeZone} />
                  </Suspense>
                ) : null}
              </button>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

const icons: Record<PartOfDay, typeof Sun> = { morning: Sunrise, afternoon: Sun, evening: Moon }
