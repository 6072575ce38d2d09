import { openingDays, type FacilityDetail, type OpeningTime } from '#contract/facility'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { weekdayName, weekdaysOf } from '#src/i18n/weekdays.ts'
import { clockTime } from './clock-time.ts'
import { dayOfWeek, isWholeDay } from './opening.ts'
import { messages } from './opening-hours.messages.ts'
import * as css from './opening-hours.css.ts'

/**
 * Hours of the week from the locale's first day on (K06); today is highlighted as soon as the browser knows which day it is.
 */
export function OpeningHours({ facility }: { facility: Pick<FacilityDetail, 'openingTime' | 'time_zone'> }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const today = now ? dayOfWeek(now, facility.time_zone) : undefined
  const words = (day: OpeningTime['monday']) => {
    if (!day.enabled || day.from === undefined || day.to === undefined) return intl.formatMessage(messages.closed)
    if (isWholeDay(day)) return intl.formatMessage(messages.wholeDay)
    return intl.formatMessage(messages.span, { from: clockTime(format, day.from), to: clockTime(format, day.to) })
  }
  return (
    <dl className={css.days}>
      {weekdaysOf(intl.locale).map((iso) => {
        const [isToday, long] = [iso - 1 === today, weekdayName(format, iso)]
        return (
          <div key={iso} className={isToday ? css.today : css.day}>
            <dt>{isToday ? intl.formatMessage(messages.today, { day: long }) : long}</dt>
            <dd className={css.hours}>
              <bdi>{words(facility.openingTime[openingDays[iso - 1]!])}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
