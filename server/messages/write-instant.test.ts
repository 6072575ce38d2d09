import { expect, it } from 'vitest'
import { offeredLocales, shippedCountries } from '#contract/locale'
import { createFormat } from '#src/i18n/create-format.ts'
import { writeInstant } from './write-instant.ts'

it.each(offeredLocales(shippedCountries, ['en', 'ar', 'id']).map((locale) => [locale.prefix, locale] as const))(
  'writes day and time as the app does in %s',
  (_, locale) => {
    const format = createFormat({ locale, formatMessage: ({ id }) => id })
    // The third and the fourth are midnight in one of the zones, the last two the same time by the clock of another.
    for (const start of [
      '2026-11-24T05:00:00Z',
      '2026-12-01T21:30:00Z',
      '2026-11-24T20:00:00Z',
      '2026-11-24T17:00:00Z',
      '2027-03-09T20:05:00Z',
      '2027-10-31T00:30:00Z',
      '2027-10-31T01:30:00Z',
    ])
      for (const zone of ['Asia/Dubai', 'Asia/Jakarta', 'Europe/Berlin']) {
        const shown = [format.longDay(start, zone), format.time(start, zone)]
        const written = writeInstant(locale.intl, start, zone)
        expect(written).toBe(shown.join(locale.language === 'ar' ? '، ' : ', '))
        expect(written).not.toMatch(/24[.:]/)
      }
  },
)

it('tells the two times apart that a clock shows alike', () => {
  const written = (tag: string) =>
    ['00', '01', '02'].map((hour) => writeInstant(tag, `2027-10-31T${hour}:30:00Z`, 'Europe/Berlin'))
  expect(written('en-GB')).toEqual([
    'Sunday 31 October 2027, 02:30 GMT+2',
    'Sunday 31 October 2027, 02:30 GMT+1',
    'Sunday 31 October 2027, 03:30',
  ])
  expect(written('id-ID')[1]).toBe('Minggu 31 Oktober 2027, 02.30 GMT+1')
})
