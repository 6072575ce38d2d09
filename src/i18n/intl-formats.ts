/** A formatter of dates; the key is a BCP 47 tag, a space, and the options as JSON. Making one costs far more than using it, and a list of results uses hundreds. */
export const dateFormat = remembered(
  (tag, options) => new Intl.DateTimeFormat(tag, JSON.parse(options) as Intl.DateTimeFormatOptions),
)

/** A formatter of numbers; the key is a tag, a space, and how many digits may follow the point. */
export const numberFormat = remembered(
  (tag, digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: Number(digits) }),
)

function remembered<Made>(make: (tag: string, options: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1))
    made.set(key, known)
    return known
  }
}
