import { expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createFormat } from '#src/i18n/create-format.ts'
import { writeInstant } from './write-instant.ts'

it.each(Object.values(locales).map((locale) => [locale.prefix, locale] as const))(
  'writes day and time as the app does in %s',
  (_, locale) => {
    const format = createFormat({ locale, formatMessage: ({ id }) => id })
    for (const start of ['2026-11-24T05:00:00Z', '2026-12-01T21:30:00Z', '2027-03-09T20:05:00Z'])
      for (const zone of ['Asia/Dubai', 'Asia/Jakarta']) {
        const shown = [format.longDay(start, zone), format.time(start, zone)]
        expect(writeInstant(locale.intl, start, zone)).toBe(shown.join(locale.language === 'ar' ? '، ' : ', '))
      }
  },
)
