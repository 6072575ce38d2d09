/**
 * Day and time as the app writes them: "Tuesday 24 November 2026, 09:00", in Indonesian with a point. The server does not load
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
  return `${date}${language === 'ar' ? '، ' : ', '}${time('hour')}${language === 'id' ? '.' : ':'}${time('minute')}`
}
