import { dictionary } from '#contract/dictionary'
import { numberingSystem } from '#contract/digits'

export const languages = ['en', 'ar', 'id'] as const
export type Language = (typeof languages)[number]

/**
 * A country by the code that it has in addresses, on the wire and in the directory: that of ISO 3166 in lower case, but `le` for Lebanon and `tu` for
 * Türkiye. Which of them there are is what the directory says; how addresses and dates look in each is said here for all of them.
 */
export type Country = string

/** What a code of a country looks like, for schemas. */
export const countryPattern = '^(?!lb|tr)[a-z]{2}$'

/** Countries that ship with every directory (T07); an import adds others. Those that a tenant serves are its `markets`. */
export const shippedCountries: readonly Country[] = /* @__PURE__ */ 'ae sa eg bh om kw qa jo le tu in pk id'.split(' ')

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type Locale = {
  /** The address prefix, for example `en-ae`, or `id` and `en` for Indonesia (R05). */
  prefix: string
  language: Language
  country: Country
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for Intl with calendar and numbering system set, so that nothing depends on the runtime's defaults. */
  intl: string
}

/**
 * Where Arabic is offered: where it is an official language by CLDR, and in Türkiye, but not in India and Pakistan (T06). English is offered
 * everywhere, Indonesian in Indonesia.
 */
const arabicToo = 'ae sa eg bh om kw qa jo le tu dj dz eh er il iq km ly ma mr ps sd so sy td tn ye'

/**
 * BCP 47 tag for Intl: the Gregorian calendar and the digits of `numberingSystem` everywhere. `language` is usually one of
 * ours; any other can be given to write its dates.
 */
export const intlTag = (language: string, region: string) => `${language}-${region}-u-ca-gregory-nu-${numberingSystem}`

/** The country's ISO 3166 code, for Intl. */
export const regionOf = (country: Country): string =>
  country === 'le' ? 'LB' : country === 'tu' ? 'TR' : country.toUpperCase()

/** The country of an ISO 3166 code, in whatever case; undefined where it is none. */
export function countryOf(region: string): Country | undefined {
  const code = region.toLowerCase()
  const country = code === 'lb' ? 'le' : code === 'tr' ? 'tu' : code
  return new RegExp(countryPattern).test(country) ? country : undefined
}

/** Languages that are offered in a country, the one in which it begins first. */
const languagesOf = (country: Country): readonly Language[] =>
  country === 'id' ? ['id', 'en'] : arabicToo.includes(country) ? ['en', 'ar'] : ['en']

const prefixes = /^(?:(en|ar)-((?!id|lb|tr)[a-z]{2})|id|en)$/

/** Whether a segment of an address can be the prefix of a locale: what needs no more than that carries no tables. */
export const isLocalePrefix = (segment: string): boolean => prefixes.test(segment)

/** Every possible locale, by address prefix, each made when it is asked for. A tenant offers those of its markets and languages. */
export const locales: Readonly<Record<string, Locale>> = /* @__PURE__ */ new Proxy<Record<string, Locale>>(
  {},
  { get: (_, prefix) => makeLocale(String(prefix)) },
)

function makeLocale(prefix: string): Locale | undefined {
  const match = prefixes.exec(prefix)
  const language = (match?.[1] ?? prefix) as Language
  const country = match?.[2] ?? 'id'
  if (!match || !languagesOf(country).includes(language)) return undefined
  return {
    prefix,
    language,
    country,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    intl: intlTag(language, regionOf(country)),
  }
}

/** The locale of a language in a country; undefined where the language is not offered there. */
export const localeIn = (country: Country, language: Language): Locale | undefined =>
  locales[country === 'id' ? language : `${language}-${country}`]

/** Longer spellings of a prefix that redirect to the locale. */
export const localeAliases = /* @__PURE__ */ dictionary({ 'id-id': 'id', 'en-id': 'en' })

/** The locales a tenant offers, in the order of its markets and languages. */
export const offeredLocales = (markets: readonly Country[], spoken: readonly Language[]): Locale[] =>
  markets.flatMap((country) =>
    languagesOf(country).flatMap((language) => (spoken.includes(language) && localeIn(country, language)) || []),
  )
