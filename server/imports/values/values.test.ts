import { describe, expect, it } from 'vitest'
import { createCodes } from '../codes/codes.ts'
import { spokenLanguages } from '../codes/languages.ts'
import type { Context, Reading } from '../rows/column.ts'
import { Expected } from '../rows/problem.ts'
import { city, spokenLanguage, speciality } from './codes.ts'
import { degrees, fee, whole } from './number.ts'
import { openingHours } from './opening-hours.ts'
import { phone } from './phone.ts'
import { list, yesOrNo } from './text.ts'
import { localMoment, timeOfDay, timeZone, weekdays } from './time.ts'

type Readable = Pick<Reading<unknown>, 'read'>

const codes = createCodes({ specialities: new Map([['Hartspezialist', 'cardiology']]) })
const dubai = { id: 1, slug: 'dubai', country: 'ae' as const, timeZone: 'Asia/Dubai' }
codes.cities.add(dubai, ['dubai', 'Dubai', 'دبي'])
const cardiology = { id: 2, slug: 'cardiology', topics: [] }
codes.specialities.add(cardiology, ['cardiology', 'Cardiology', 'أمراض القلب', 'Jantung'])
for (const { value, names } of spokenLanguages) codes.languages.add(value, names)
const context: Context = { codes, has: () => true, hasFile: () => true, country: 'ae' }

const read = (reading: Readable, text: string) => {
  const value = reading.read(text, context)
  return value instanceof Expected ? `expected ${value.text}` : value
}

describe('a cell', () => {
  it.each<[string, Readable, string, unknown]>([
    ['a phone with its country', phone, '+971 4 555 0101', '+97145550101'],
    ['a phone as it is dialled', phone, '04 555 0101', '+97145550101'],
    ['a phone that lost its zero', phone, '45550101', '+97145550101'],
    ['a phone that lost its plus', phone, '97145550101', '+97145550101'],
    ['a phone in Arabic digits', phone, '٠٤ ٥٥٥ ٠١٠١', '+97145550101'],
    ['a fee with decimals', fee, '350.00', 350],
    ['a fee with thousands and a currency', fee, 'AED 1,250', 1250],
    ['a fee with thousands by points', fee, '250.000', 250_000],
    ['a fee in Arabic digits', fee, '٣٥٠', 350],
    ['a number', whole(0, 80), '12', 12],
    ['degrees', degrees(90), '25.20484951', 25.20485],
    ['a time', timeOfDay, '9:30', 570],
    ['a time of the afternoon', timeOfDay, '2:15 PM', 855],
    ['a time that became a fraction', timeOfDay, '0.375', 540],
    ['the end of the day', timeOfDay, '24:00', 1440],
    ['a day', localMoment, '2026-12-31', '2026-12-31'],
    ['a day that became a number', localMoment, '46387', '2026-12-31'],
    ['a minute that became a number', localMoment, '46387.5', '2026-12-31T12:00'],
    ['a day that cannot be mistaken', localMoment, '31/12/2026', '2026-12-31'],
    ['a minute', localMoment, '2026-12-31 14:05', '2026-12-31T14:05'],
    ['weekdays by a range', weekdays, 'Sun - Thu', [1, 2, 3, 4, 7]],
    ['weekdays by numbers', weekdays, '1-3; 5', [1, 2, 3, 5]],
    ['weekdays in Arabic', weekdays, 'الأحد', [7]],
    ['weekdays in Indonesian', weekdays, 'Senin', [1]],
    ['a time zone', timeZone, 'asia/dubai', 'Asia/Dubai'],
    ['a city in Arabic', city, 'دُبَي', dubai],
    ['a speciality in Indonesian', speciality, 'JANTUNG', cardiology],
    ['a speciality by the mapping', speciality, 'hartspezialist', cardiology],
    ['languages', list(spokenLanguage), 'ar; English | Bahasa Indonesia', ['arabic', 'english', 'indonesian']],
    ['yes', yesOrNo, 'Yes', true],
  ])('is read as %s', (_, reading, text, value) => {
    expect(read(reading, text)).toEqual(value)
  })

  it.each<[string, Readable, string, string]>([
    ['a phone that is too short', phone, '4555', 'leading zeros'],
    ['a phone that became a number', phone, '9.71E+11', 'format the column as text'],
    ['a fee with a part of a unit', fee, '99.50', 'a whole amount'],
    ['a negative fee', fee, '-5', 'a whole amount'],
    ['a longitude', degrees(90), '255.1', 'degrees'],
    ['a time that is none', timeOfDay, '25:00', 'a time'],
    ['a day that could be two', localMoment, '03/04/2026', 'a day'],
    ['a day that is none', localMoment, '2026-02-30', 'a day'],
    ['a weekday that is none', weekdays, 'funday', 'weekdays'],
    ['a time zone that is none', timeZone, 'Dubai', 'IANA'],
    ['a speciality that is misspelt', speciality, 'Cardiolgy', 'did you mean "cardiology"?'],
    ['a city that is misspelt', city, 'Dubay', 'did you mean "dubai"?'],
    ['a city that is far', city, 'Atlantis', 'mapping.csv'],
    ['a word that is no answer', yesOrNo, 'maybe', 'yes or no'],
  ])('says of %s what was expected', (_, reading, text, expected) => {
    expect(read(reading, text)).toMatch(new RegExp(`^expected .*${expected.replace(/[?.]/g, String.raw`\$&`)}`))
  })

  it('of opening hours is read and written alike', () => {
    const hours = openingHours.read('mon-fri 09:00-21:00; sat 10:00-14:00', context)
    if (hours instanceof Expected) throw new Error(hours.text)
    expect(hours.friday).toEqual({ enabled: true, from: '09:00', to: '21:00' })
    expect(hours.sunday).toEqual({ enabled: false })
    expect(openingHours.read(openingHours.write(hours), context)).toEqual(hours)
    expect(read(openingHours, 'always')).toHaveProperty('sunday', { enabled: true, from: '00:00', to: '24:00' })
    expect(read(openingHours, 'mon 21:00-09:00')).toContain('opening hours')
  })
})
