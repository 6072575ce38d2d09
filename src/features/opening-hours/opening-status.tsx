import type { FacilityDetail } from '#contract/facility'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { weekdayName } from '#src/i18n/weekdays.ts'
import { Badge } from '#src/ui/badge.tsx'
import { openingAt } from './opening.ts'
import { messages } from './opening-hours.messages.ts'
import { clockTime } from './clock-time.ts'
import * as css from './opening-hours.css.ts'

/** Whether a facility is open now. Only a browser knows the time: until then the line is empty, with its final height. */
export function OpeningStatus({ facility }: { facility: Pick<FacilityDetail, 'openingTime' | 'time_zone'> }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!now) return <p className={css.status} />
  const opening = openingAt(facility.openingTime, facility.time_zone, now)
  return (
    <p className={css.status}>
      {opening.state === 'closed' ? (
        <Badge>{closedWords()}</Badge>
      ) : (
        <Badge tone="success">
          <span className={css.dot} />
          {opening.state === 'always'
            ? intl.formatMessage(messages.always)
            : opening.until
              ? intl.formatMessage(messages.openUntil, { time: clockTime(format, opening.until.time) })
              : intl.formatMessage(messages.open)}
        </Badge>
      )}
    </p>
  )

  function closedWords(): string {
    if (opening.state !== 'closed' || !opening.from) return intl.formatMessage(messages.closed)
    const { day, daysAhead, time: start } = opening.from
    const time = clockTime(format, start)
    if (daysAhead === 0) return intl.formatMessage(messages.opensToday, { time })
    if (daysAhead === 1) return intl.formatMessage(messages.opensTomorrow, { time })
    return intl.formatMessage(messages.opensOn, { day: weekdayName(format, day + 1), time })
  }
}
