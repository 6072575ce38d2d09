import { offsetOfRepeated } from '#contract/repeated-time'

/**
 * Day and time as the app writes them: "Tuesday 24 November 2026, 09:00", in Indonesian with a point, and with "GMT+2" in the hour that a clock shows twice. The server does not load
 * the app's formats; a test keeps the two the same.
 */
export function writeInstant(tag: string, start: string, timeZone: string): string {
  const parts = (options: Intl.DateTimeFormatOptions) => {
    const found = new Intl.DateTimeFormat(tag, { timeZone, ...options }).formatToParts(new Date(start))
    return (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? ''
  }
  const day = parts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const time = parts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [language] = tag.split('-')
  const date = (['weekday', 'day', 'month', 'year'] as const).map(day).join(' ')
  const clock = `${time('hour')}${language === 'id' ? '.' : ':'}${time('minute')}`
  const offset = offsetOfRepeated(start, timeZone)
  return `${date}${language === 'ar' ? '، ' : ', '}${offset ? `${clock} ${offset}` : clock}`
}
