import type { Country } from '#contract/locale'
import type { KindName } from '../kinds/kind-names.ts'
import { columnsOf, type Row, type Values } from '../kinds/kinds.ts'
import type { CityCode, Codes } from '../codes/codes.ts'
import type { Context } from './column.ts'
import { Expected, type ImportProblem } from './problem.ts'
import { placeOf, type RawRow } from './raw-row.ts'

/**
 * Understands a row; undefined where a cell is wrong.
 *
 * @param report called with each problem
 */
export function readRow(
  raw: RawRow,
  context: Omit<Context, 'country'>,
  report: (problem: ImportProblem) => void,
): Row | undefined {
  const { kind, line, cells, faults } = raw
  const values: Record<string, unknown> = {}
  let isWhole = true
  const wrong = (column: string, value: string, expected: string) => {
    isWhole = false
    if (!raw.repeats?.includes(column)) report({ ...placeOf(raw, column), value, expected })
  }
  for (const [name, column] of columnsOf(kind)) {
    const text = cells[name] ?? ''
    const fault = faults?.[name] ?? (unstorable.test(text) ? 'a text without control characters' : undefined)
    if (fault) {
      wrong(name, text.replaceAll(allUnstorable, '\ufffd'), fault)
      continue
    }
    if (text === '') {
      if (column.isRequired) wrong(name, '', `a value: ${column.description}${hintOf(raw, name)}`)
      continue
    }
    const value: unknown = column.read(text, { ...context, country: countryOf(values) })
    if (value instanceof Expected) wrong(name, text, value.text)
    else values[name] = value
  }
  if (isWhole)
    for (const [name, text] of Object.entries(faultsOf(kind, values, context.codes)))
      wrong(name, cells[name] ?? '', text)
  return isWhole ? ({ kind, line, values } as Row) : undefined
}

/** What PostgreSQL keeps in no text, or a terminal would obey; halves of characters with them. */
const allUnstorable = /(?![\t\n\r])\p{Control}|\p{Surrogate}/gu
const unstorable = new RegExp(allUnstorable.source, 'u')

function hintOf({ kind, file, places }: RawRow, column: string): string {
  if (places) return `, or a line in mapping.csv with the list ${kind}.${column}`
  return /\.csv$/i.test(file) ? '; merged cells leave the rows below empty' : ''
}

function countryOf(values: Record<string, unknown>): Country | undefined {
  const city = values['city'] as CityCode | undefined
  return city?.country ?? (values['country'] as Country | undefined)
}

/** What is wrong between the columns of a row. */
function faultsOf(kind: KindName, values: Record<string, unknown>, { known }: Codes): Record<string, string> {
  const { from, to } = values
  if (kind === 'countries') return countryFaults(values as Values['countries'], known)
  if (kind === 'hours' && Number(from) >= Number(to)) return { to: 'a time after the beginning' }
  if (kind === 'exceptions' && isBefore(String(to), String(from))) return { to: 'a day or minute after the beginning' }
  return {}
}

/** A country is the same for all sources: what fees and days go by is never changed by one of them. */
function countryFaults(
  { id, currency, time_zone }: Values['countries'],
  known: Codes['known'],
): Record<string, string> {
  const there = known.get(id)
  const kept = (value: string) => `${value}, which the directory has for ${id} already`
  return {
    ...(there && there.currency !== currency && { currency: kept(there.currency) }),
    ...(there && there.timeZone !== time_zone && { time_zone: kept(there.timeZone) }),
  }
}

/** A day alone means its end. */
const isBefore = (to: string, from: string) => (to.length === 10 ? to < from.slice(0, 10) : to <= from)
