import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { makeNoDateFormat, readNoIntlText } from './intl-is-for-reading.mjs'

const refusals = (code: string) =>
  new Linter().verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...readNoIntlText, makeNoDateFormat] } }])
    .length

it.each([
  "dateFormat('en-CA {}')",
  'dateFormat(`en-CA-u-nu-latn ${options}`)',
  "day.toLocaleDateString('sv-SE')",
  "format.format(day).split('/')",
  'format.format(new Date(day)).replace(/[:.]/, sign)',
  'format.formatRange(day, other).slice(0, 10)',
  'new Date(format.format(day))',
  'Date.parse(`${format.format(day)}T00:00:00Z`)',
  'Number(format.format(day))',
  'Number.parseInt(format.format(day), 10)',
  '+format.format(day)',
  'parseDate(format.format(day))',
  "new Intl.DateTimeFormat('en')",
])('refuses to read what Intl wrote: %s', (code) => {
  expect(refusals(code)).toBeGreaterThan(0)
})

it.each([
  'format.formatToParts(day).find(isHour)',
  'new Intl.DateTimeFormat().resolvedOptions().timeZone',
  "say(format.format(new Date(day)), 'en-GB')",
  "path.split('/').map(Number)",
])('lets pass %s', (code) => {
  expect(refusals(code)).toBe(0)
})
