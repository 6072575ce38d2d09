export const languages = ['en', 'ar', 'id'] as const
export type Language = (typeof languages)[number]

/** Countries that search knows (T07). Which of them a tenant serves is its `markets`. */
export const countries = ['ae', 'sa', 'eg', 'bh', 'om', 'kw', 'qa', 'jo', 'le', 'tu', 'in', 'pk', 'id'] as const
export type Country = (typeof countries)[number]

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type Locale = {
  /** The address prefix, for example `en-ae`, or `id` and `en` for Indonesia (R05). */
  prefix: string
  language: Language
  country: Country
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag with calendar and numbering system named, for Intl: never the runtime's guess. */
  intl: string
  weekStart: Weekday
}

/** Arabic is offered where it is spoken and the specification does not exclude it (T06); Indonesian in Indonesia. */
const languagesOf: Record<Country, readonly Language[]> = {
  ae: ['en', 'ar'],
  sa: ['en', 'ar'],
  eg: ['en', 'ar'],
  bh: ['en', 'ar'],
  om: ['en', 'ar'],
  kw: ['en', 'ar'],
  qa: ['en', 'ar'],
  jo: ['en', 'ar'],
  le: ['en', 'ar'],
  tu: ['en', 'ar'],
  in: ['en'],
  pk: ['en'],
  id: ['id', 'en'],
}

const regionOf = (country: Country) => ({ le: 'LB', tu: 'TR' })[country as string] ?? country.toUpperCase()

/** Monday, unless the country says otherwise; Indonesian weeks start on Monday and English ones on Sunday (K06) where no country decides. */
const weekStartOf: Partial<Record<Country, Weekday>> = { ae: 1, sa: 7, eg: 6, bh: 6, om: 6, kw: 6, qa: 6, jo: 6, id: 1 }

/** ISO weekdays of the weekend, by country: what "available on weekends" means there (V15). */
export const weekendOf: Record<Country, readonly Weekday[]> = {
  ae: [6, 7],
  sa: [5, 6],
  eg: [5, 6],
  bh: [5, 6],
  om: [5, 6],
  kw: [5, 6],
  qa: [5, 6],
  jo: [5, 6],
  le: [6, 7],
  tu: [6, 7],
  in: [6, 7],
  pk: [6, 7],
  id: [6, 7],
}

/** Every locale that may exist, by address prefix. A tenant offers those of its markets and languages. */
export const locales: Readonly<Record<string, Locale>> = Object.fromEntries(
  countries.flatMap((country) =>
    languagesOf[country].map((language) => {
      const prefix = country === 'id' ? language : `${language}-${country}`
      const locale: Locale = {
        prefix,
        language,
        country,
        direction: language === 'ar' ? 'rtl' : 'ltr',
        intl: `${language}-${regionOf(country)}-u-ca-gregory-nu-latn`,
        weekStart: weekStartOf[country] ?? 7,
      }
      return [prefix, locale] as const
    }),
  ),
)

export const defaultLocale: Locale = locales['en-ae']!

/** Longer spellings that lead to a locale of another prefix. */
export const localeAliases: Readonly<Record<string, string>> = { 'id-id': 'id', 'en-id': 'en' }

/** The locales a tenant offers, in the order of its markets and languages. */
export function offeredLocales(markets: readonly Country[], spoken: readonly Language[]): Locale[] {
  return markets.flatMap((country) =>
    languagesOf[country]
      .filter((language) => spoken.includes(language))
      .map((language) => locales[country === 'id' ? language : `${language}-${country}`]!),
  )
}
