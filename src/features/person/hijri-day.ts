import { dateFormat } from '#src/i18n/intl-formats.ts'

const calendar = 'islamic-umalqura'
const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' }
const key = `en-u-ca-${calendar}-nu-latn ${JSON.stringify(options)}`

/** Whether this device can convert days of the Umm al-Qura calendar. */
export const canConvertHijri = (): boolean => dateFormat(key).resolvedOptions().calendar === calendar

/** The Hijri day of a Gregorian one, both as `YYYY-MM-DD`. */
export const toHijri = (day: string): string => write(partsAt(new Date(day).getTime()))

/** The Gregorian day of a Hijri one as it is typed in parts, `1411-9-8`; undefined for an incomplete or impossible date. */
export function fromHijri(typed: string): string | undefined {
  const [, ...texts] = /^(1[345]\d{2})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  const [year = 0, month = 0, day = 0] = texts.map(Number)
  if (month < 1 || month > 12 || day < 1 || day > 30) return undefined
  const wanted = write({ year, month, day })
  const first = estimate({ year, month, day }) - mostOff
  for (let days = first; days <= first + 2 * mostOff; days += 1)
    if (write(partsAt(days * dayMs)) === wanted) return new Date(days * dayMs).toISOString().slice(0, 10)
  return undefined
}

type Parts = { year: number; month: number; day: number }

const dayMs = 86_400_000
/** Days by which an estimate may be off. */
const mostOff = 4
/** A first day of a year, as days since 1970, and the mean lengths of years and months. */
const mean = { from: 1400, epoch: 3610, year: 354.367, month: 29.5306 } as const

/** Days since 1970, but for a few: the months of this calendar follow the moon, not a rule. */
const estimate = ({ year, month, day }: Parts) =>
  Math.round(mean.epoch + (year - mean.from) * mean.year + (month - 1) * mean.month) + day - 1

function partsAt(time: number): Parts {
  const parts = dateFormat(key).formatToParts(new Date(time))
  const of = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day') }
}

const write = ({ year, month, day }: Parts) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
