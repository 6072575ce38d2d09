import { instantAt, parseDay } from '#server/domain/availability/wall-clock'
import { refuse } from './read-search.ts'

/** Ends of a span in milliseconds since 1970, half-open; undefined where nothing says one. */
export type Dates = { from: number | undefined; to: number | undefined }

/**
 * Reads what a search says of an instant: `ge2026-11-23`, `lt2026-11-24T08:00:00Z`, or a time alone, which means within it. Days are those of
 * the facility's clock. Throws `validation_failed` for anything else.
 */
export function readDates(name: string, values: readonly string[], timeZone: string): Dates {
  let from: number | undefined
  let to: number | undefined
  const atLeast = (instant: number) => void (from = Math.max(from ?? -Infinity, instant))
  const before = (instant: number) => void (to = Math.min(to ?? Infinity, instant))
  for (const value of values) {
    const [, prefix = '', text = ''] = /^([a-z]{2})?(.+)$/.exec(value) ?? []
    const span = spanOf(text, timeZone)
    if (!span)
      throw refuse(name, 'is a day or an instant with its offset, such as ge2026-11-24 or lt2026-11-24T08:00:00Z')
    if (prefix === '' || prefix === 'eq' || prefix === 'ge') atLeast(span.from)
    else if (prefix === 'gt' || prefix === 'sa') atLeast(span.to)
    else if (prefix !== 'lt' && prefix !== 'le' && prefix !== 'eb')
      throw refuse(name, 'takes no other prefix than eq, ge, gt, sa, le, lt and eb')
    if (prefix === '' || prefix === 'eq' || prefix === 'le') before(span.to)
    else if (prefix === 'lt' || prefix === 'eb') before(span.from)
  }
  return { from, to }
}

/** From when to when a time lasts that is said as exactly as it is. */
function spanOf(text: string, timeZone: string): { from: number; to: number } | undefined {
  if (/^[12]\d{3}-\d\d-\d\d$/.test(text)) {
    const day = parseDay(text)
    return day && { from: instantAt(day, 0, timeZone), to: instantAt(day.add({ days: 1 }), 0, timeZone) }
  }
  // An unescaped plus sign of an address is a space.
  const [, minute, second = '', offset] =
    /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+ -]\d\d:\d\d)$/.exec(text) ?? []
  if (minute === undefined || offset === undefined || !isDay(minute)) return undefined
  const from = Date.parse(`${minute}${second}${offset.replace(' ', '+')}`)
  const lasts = second === '' ? 60_000 : second.includes('.') ? 1 : 1000
  return Number.isNaN(from) ? undefined : { from, to: from + lasts }
}

/** JavaScript takes 30 February for a day of March. */
const isDay = (text: string) => parseDay(text.slice(0, 10)) !== undefined
