/** What a time zone is called at an instant, in words of a language: "Gulf Standard Time". Throws a RangeError where the browser does not know it. */
export function longZone(locale: string, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
