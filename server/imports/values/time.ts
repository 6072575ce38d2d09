import { latinDigits } from '#contract/digits'
import { languages, type Weekday } from '#contract/locale'
import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'

const dayMinutes = 24 * 60

/** Minutes after midnight: `9:00`, `09.30`, `2 pm`, or the fraction of a day that spreadsheets make of a time. */
export const timeOfDay: Reading<number> = {
  read: (value) => minutesIn(value) ?? expected('a time such as 09:00 or 17:30'),
  write: (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
}

export function minutesIn(value: string): number | undefined {
  const plain = latinDigits(value).toLowerCase().replaceAll(/\s/g, '')
  if (/^0[.,]\d+$|^[01]$/.test(plain)) {
    const fraction = Number(plain.replace(',', '.'))
    return Math.round(fraction * dayMinutes)
  }
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]00)?(am|pm|a\.m\.|p\.m\.)?$/.exec(plain)
  if (!found) return undefined
  const [, hours = '', minutes = '0', half] = found
  const isLate = half?.startsWith('p')
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return undefined
  const hour = half ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours)
  const all = hour * 60 + Number(minutes)
  return Number(minutes) < 60 && all <= dayMinutes ? all : undefined
}

/** A day or a minute of local time, `2026-12-31` or `2026-12-31T14:00`, or the number that spreadsheets make of it. */
export const localMoment: Reading<string> = {
  read: (value) => momentIn(value) ?? expected('a day such as 2026-12-31, or a minute such as 2026-12-31 14:00'),
  write: (moment) => moment.replace('T', ' '),
}

/** Days since 1899-12-30 that are numbers of dates from 2009 to 2064; others are more likely something else. */
const serials = { least: 40_000, most: 60_000 }

function momentIn(value: string): string | undefined {
  const plain = latinDigits(value)
  const serial = Number(plain.replace(',', '.'))
  if (/^\d{5}([.,]\d+)?$/.test(plain) && serial >= serials.least && serial <= serials.most) {
    const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * dayMinutes) * 60_000)
    return moment.toISOString().slice(0, Number.isInteger(serial) ? 10 : 16)
  }
  const [day = '', time] = plain.split(/[T\s]+/, 2)
  const iso = dayIn(day)
  if (!iso) return undefined
  if (time === undefined) return iso
  const minutes = minutesIn(time)
  return minutes === undefined || minutes === dayMinutes ? undefined : `${iso}T${timeOfDay.write(minutes)}`
}

/** Day and month in another order are read only where they cannot be mistaken for each other. */
function dayIn(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const numbers = (iso ?? local)?.slice(1).map(Number)
  if (!numbers) return undefined
  const [first = 0, second = 0, third = 0] = numbers
  if (iso) return asDay(first, second, third)
  if (first > 12) return asDay(third, second, first)
  return second > 12 || first === second ? asDay(third, first, second) : undefined
}

function asDay(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** ISO weekdays, one or several: `mon-fri`, `Sunday; Tuesday`, `1-5`; in English, Arabic or Indonesian. */
export const weekdays: Reading<Weekday[]> = {
  read: (value) => weekdaysIn(value) ?? expected('weekdays such as mon-fri, "sunday; tuesday" or 1-5 (Monday is 1)'),
  write: (days) => days.map((day) => shortNames[day - 1]).join('; '),
  json: { type: 'code', apart: /[;,|\n]/ },
}

export function weekdaysIn(value: string): Weekday[] | undefined {
  const days = new Set<Weekday>()
  for (const part of partsOf(value)) {
    if (!part) continue
    const [from, to = from, ...more] = part.split('-').map((name) => dayNames.get(name))
    if (!from || !to || more.length > 0) return undefined
    for (let day = from; ; day = ((day % 7) + 1) as Weekday) {
      days.add(day)
      if (day === to) break
    }
  }
  return days.size > 0 ? [...days].sort() : undefined
}

/** Words apart. */
const partsOf = (value: string) => joinRanges(latinDigits(value).toLowerCase()).split(/[;,| ]+/)

/** With single spaces, and none around dashes. */
export const joinRanges = (value: string) =>
  value
    .split(/\s+/)
    .join(' ')
    .replaceAll(/ ?[-–] ?/g, '-')

const shortNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const dayNames = new Map<string, Weekday>(
  ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day) => {
    const date = new Date(Date.UTC(2024, 0, day, 12))
    const written = languages.flatMap((language) =>
      (['long', 'short'] as const).map((weekday) =>
        new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date).toLowerCase(),
      ),
    )
    return [String(day), shortNames[day - 1] ?? '', ...written].map((name) => [name, day] as const)
  }),
)

const two = (number: number) => String(number).padStart(2, '0')

/** An IANA time zone. */
export const timeZone: Reading<string> = {
  read: (value) => {
    try {
      // As it is written by the list itself.
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
    } catch {
      return expected('a time zone of the IANA list, such as Asia/Dubai')
    }
  },
  write: (value) => value,
}
