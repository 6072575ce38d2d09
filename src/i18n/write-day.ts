import { dateFormat } from './intl-formats.ts'

/**
 * Weekday, day, month and year, as far as the options ask for them, in the order of most languages of the product and of French, and without
 * the comma that some put between, since it stands in front of a time. The tag names calendar and digits.
 */
export function writeDay(tag: string, instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(`${tag} ${JSON.stringify(options)}`).formatToParts(new Date(instant))
  return (['weekday', 'day', 'month', 'year'] as const)
    .flatMap((type) => {
      const word = parts.find((part) => part.type === type)?.value
      // French counts the first of a month by its rank: "1er novembre".
      return word === undefined ? [] : type === 'day' && word === '1' && tag.startsWith('fr') ? ['1er'] : [word]
    })
    .join(' ')
}
