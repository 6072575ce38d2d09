import { dateFormat } from './intl-formats.ts'

/**
 * Weekday, day, month and year, as far as the options include them, in the order of most of our languages and of French, and
 * without the comma that some add, since a time follows. The tag sets calendar and digits.
 */
export function writeDay(tag: string, instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(`${tag} ${JSON.stringify(options)}`).formatToParts(new Date(instant))
  return (['weekday', 'day', 'month', 'year'] as const)
    .flatMap((type) => {
      const word = parts.find((part) => part.type === type)?.value
      // French writes the first of a month as an ordinal: "1er novembre".
      return word === undefined ? [] : type === 'day' && word === '1' && tag.startsWith('fr') ? ['1er'] : [word]
    })
    .join(' ')
}
