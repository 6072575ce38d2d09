import type { Formatters } from 'intl-messageformat'

/**
 * A formatter of dates; the key is a BCP 47 tag, a space, and the options as JSON. Creating one costs far more than using it,
 * and a list of results uses hundreds.
 */
export const dateFormat = remembered(
  (tag, options) => new Intl.DateTimeFormat(tag, JSON.parse(options) as Intl.DateTimeFormatOptions),
)

/** A formatter of numbers; the key is a tag, a space, and the maximum number of decimals. */
export const numberFormat = remembered(
  (tag, digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: Number(digits) }),
)

/** A formatter of "in 3 days", with words for the nearest days; the key is a tag. */
export const relativeFormat = remembered((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

/** A formatter of lists, "A, B and C"; the key is a tag, a space, and `conjunction` or `disjunction`. */
export const listFormat = remembered((tag, type) => new Intl.ListFormat(tag, { type: type as Intl.ListFormatType }))

/** Formatters for messages. */
export const messageFormatters: Formatters = {
  getNumberFormat: (tag, options) => numbers(keyOf(tag, options)),
  getDateTimeFormat: (tag, options) => dateFormat(keyOf(tag, options)),
  getPluralRules: (tag, options) => pluralRules(keyOf(tag, options)),
}

const keyOf = (tag: unknown, options: object = {}) => `${String(tag)} ${JSON.stringify(options)}`
const numbers = remembered(
  (tag, options) => new Intl.NumberFormat(tag, JSON.parse(options) as Intl.NumberFormatOptions),
)
const pluralRules = remembered(
  (tag, options) => new Intl.PluralRules(tag, JSON.parse(options) as Intl.PluralRulesOptions),
)

function remembered<Made>(make: (tag: string, options: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const [tag = '', ...options] = key.split(' ')
    const known = made.get(key) ?? make(tag, options.join(' '))
    made.set(key, known)
    return known
  }
}
