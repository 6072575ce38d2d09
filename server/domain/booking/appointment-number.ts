import { randomInt } from 'node:crypto'

/** No vowels, so that no word appears, and no characters that look alike. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'

/**
 * A number to say on the telephone, such as `7KDM-94QX`: one of 280 thousand million, so that it cannot be enumerated or
 * guessed.
 */
export function createAppointmentNumber(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${part()}-${part()}`
}
