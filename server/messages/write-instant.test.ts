import { expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createFormat } from '#src/i18n/create-format.ts'
import { writeInstant } from './write-instant.ts'

it.each(Object.values(locales).map((locale) => [locale.prefix, locale] as const))(
  'writes day and time as the app does in %s',
  (_, locale) => {
    const format = createFormat({ locale, formatMessage: ({ id }) => id })
    // The third and the fourth are midnight in one of the zones.
    for (const start of [
      '2026-11-24T05:00:00Z',
      '2026-12-01T21:30:00Z',
      '2026-11-24T20:00:00Z',
      '2026-11-24T17:00:00Z',
      '2027-03-09T20:05:00Z',
    ])
      for (const zone of ['Asia/Dubai', 'Asia/Jakarta']) {
        const shown = [format.longDay(start, zone), format.time(start, zone)]
        const written = writeInstant(locale.intl, start, zone)
        expect(written).toBe(shown.join(locale.language === 'ar' ? '، ' : ', '))
        expect(written).not.toMatch(/24[.:]/)
      }
  },
)
