import type { Country, Weekday } from '#contract/locale'

/** Countries by their weekend (V15) where it is not Saturday and Sunday, by CLDR 48; in India it is. It is not left to the runtime. */
const exceptions: readonly (readonly [weekend: readonly Weekday[], countries: string])[] = [
  [[5, 6], 'sa eg bh om kw qa jo dz il iq ly sd sy ye'],
  [[4, 5], 'af'],
  [[5], 'ir'],
  [[7], 'ug'],
]

/** ISO weekdays of the weekend of a country. */
export const weekendOf = (country: Country): readonly Weekday[] =>
  exceptions.find(([, countries]) => countries.includes(country))?.[0] ?? [6, 7]
