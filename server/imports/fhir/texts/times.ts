import { parseAbsolute, toCalendarDateTime } from '@internationalized/date'
import type { AvailableTime, Period, Resource } from '../elements.ts'
import type { Said } from './said.ts'

/** Weekdays and times of every week, as cells have them. */
export type Weekly = { days: Said; from: Said; to: Said }

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Hours of every week; without days on all of them, and those past midnight in two. */
export function weeklyHours(times: readonly AvailableTime[] | undefined, path = 'availableTime'): Weekly[] {
  return (times ?? []).flatMap(({ daysOfWeek, allDay, availableStartTime, availableEndTime }, index) => {
    const at = `${path}[${index}]`
    const days = daysOfWeek && daysOfWeek.length > 0 ? daysOfWeek : weekdays
    const from = allDay ? '00:00' : minuteOf(availableStartTime)
    const to = allDay ? '24:00' : endOf(availableEndTime)
    const row = (on: readonly string[], begin: string, end: string): Weekly => ({
      days: { text: on.join('; '), path: `${at}.daysOfWeek` },
      from: { text: begin, path: `${at}.availableStartTime` },
      to: { text: end, path: `${at}.availableEndTime` },
    })
    if (!isTime(from) || !isTime(to) || from < to) return [row(days, from, to)]
    return [row(days, from, '24:00'), row(days.map(nextDay), '00:00', to)]
  })
}

/** Opening hours of a place, as the cell has them; of several times in a day from the first to the last. */
export function openingHours(hours: Resource<'Location'>['hoursOfOperation']): Said | undefined {
  const byDay = new Map<string, { from: string; to: string }>()
  for (const { daysOfWeek, allDay, openingTime, closingTime } of hours ?? []) {
    const from = allDay ? '00:00' : minuteOf(openingTime)
    const to = allDay ? '24:00' : endOf(closingTime)
    for (const day of daysOfWeek && daysOfWeek.length > 0 ? daysOfWeek : weekdays) {
      const known = byDay.get(day)
      const end = isTime(from) && isTime(to) && to <= from ? '24:00' : to
      byDay.set(day, {
        from: known && known.from < from ? known.from : from,
        to: known && known.to > end ? known.to : end,
      })
    }
  }
  const text = [...byDay].map(([day, { from, to }]) => `${day} ${from}-${to}`).join('; ')
  return text ? { text, path: 'hoursOfOperation' } : undefined
}

/** `09:00:00` as `09:00`; what is no time stays, to be said. */
const minuteOf = (time = '') => (/^\d\d:\d\d:\d\d(\.\d+)?$/.test(time) ? time.slice(0, 5) : time)

/** The first minute of a day ends the one before. */
function endOf(time: string | undefined): string {
  const minute = minuteOf(time)
  return minute === '00:00' ? '24:00' : minute
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)
const nextDay = (day: string) => weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? day

/** A day so far away that it stands for no end. */
const noEnd = '2099-12-31'

/** First and last day or minute of a period, in the local time of a zone where it says an instant. */
export function localPeriod(
  { start, end }: Period,
  path: string,
  timeZone: string | undefined,
): { from: Said; to: Said } {
  return {
    from: { text: localMoment(start ?? '', '-01', timeZone), path: `${path}.start` },
    to: { text: localMoment(end ?? noEnd, 'last', timeZone), path: `${path}.end` },
  }
}

function localMoment(text: string, missing: '-01' | 'last', timeZone: string | undefined): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? []
  if (year && missing === '-01') return `${year}-${month ?? '01'}-01`
  if (year) return new Date(Date.UTC(Number(year), Number(month ?? 12), 0)).toISOString().slice(0, 10)
  if (!timeZone || !text.includes('T') || !/(Z|[+-]\d\d:\d\d)$/.test(text)) return text
  try {
    return toCalendarDateTime(parseAbsolute(text, timeZone)).toString().slice(0, 16)
  } catch {
    return text
  }
}
