import { randomInt } from 'node:crypto'

/** No vowels, so that no word appears, and nothing that is read as another sign. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'

/** A number to say on the telephone, such as `7KDM-94QX`: one of 280 milliard, so it cannot be counted up or guessed. */
export function createAppointmentNumber(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${part()}-${part()}`
}
