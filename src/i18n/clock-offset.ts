import { dateFormat } from './intl-formats.ts'

/** "GMT+2": by how much the clocks of a time zone, an IANA name, are ahead of Greenwich at an instant. Alike in every language. */
export function clockOffset(instant: string, timeZone: string): string {
  const parts = dateFormat(`en ${JSON.stringify({ timeZone, timeZoneName: 'shortOffset' })}`).formatToParts(
    new Date(instant),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
