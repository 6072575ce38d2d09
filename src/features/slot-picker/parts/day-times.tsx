import { Moon, Sun, Sunrise } from 'lucide-react'
import { slot } from '#src/features/slot-row/slot.css.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { groupByPartOfDay, type PartOfDay } from '../part-of-day.ts'
import { messages } from './slot-picker.messages.ts'
import * as css from './slot-picker.css.ts'

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
              </button>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

const icons: Record<PartOfDay, typeof Sun> = { morning: Sunrise, afternoon: Sun, evening: Moon }
