import { dictionary } from '#contract/dictionary'
import { numberingSystem } from '#contract/digits'

export const languages = ['en', 'ar', 'id'] as const
export type Language = (typeof languages)[number]

/** Countries that search knows (T07). Those that a tenant serves are its `markets`. */
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
  /** BCP 47 tag for Intl with calendar and numbering system set, so that nothing depends on the runtime's defaults. */
  intl: string
  weekStart: Weekday
}

/** What is fixed for a country. None of it is left to the runtime: devices carry different versions of such tables. */
type CountryTable = {
  /** ISO 3166 region, for Intl: two of our codes differ from it. */
  region: string
  /** Arabic is offered where it is spoken, and not in India and Pakistan (T06); Indonesian in Indonesia. */
  languages: readonly Language[]
  /** Where it is absent, the language of the page decides. */
  weekStart?: Weekday
  /** The days of "available on weekends" there (V15). */
  weekend: readonly Weekday[]
}

const arabicToo = ['en', 'ar'] as const
const table: Readonly<Record<Country, CountryTable>> = {
  ae: { region: 'AE', languages: arabicToo, weekStart: 1, weekend: [6, 7] },
  sa: { region: 'SA', languages: arabicToo, weekStart: 7, weekend: [5, 6] },
  eg: { region: 'EG', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  bh: { region: 'BH', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  om: { region: 'OM', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  kw: { region: 'KW', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  qa: { region: 'QA', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  jo: { region: 'JO', languages: arabicToo, weekStart: 6, weekend: [5, 6] },
  le: { region: 'LB', languages: arabicToo, weekStart: 1, weekend: [6, 7] },
  tu: { region: 'TR', languages: arabicToo, weekStart: 1, weekend: [6, 7] },
  in: { region: 'IN', languages: ['en'], weekend: [6, 7] },
  pk: { region: 'PK', languages: ['en'], weekend: [6, 7] },
  id: { region: 'ID', languages: ['id', 'en'], weekStart: 1, weekend: [6, 7] },
}

/** First day of a week by language: Monday in Indonesian, Sunday in English as in en-US (K06). */
const weekStartIn: Readonly<Record<Language, Weekday>> = { en: 7, ar: 6, id: 1 }

/**
 * BCP 47 tag for Intl: the Gregorian calendar and the digits of `numberingSystem` everywhere. `language` is usually one of
 * ours; any other can be given to write its dates.
 */
export const intlTag = (language: string, region: string) => `${language}-${region}-u-ca-gregory-nu-${numberingSystem}`

/** The country's ISO 3166 code. */
export const regionOf = (country: Country): string => table[country].region

/** ISO weekdays of the weekend of a country. */
export const weekendOf = (country: Country): readonly Weekday[] => table[country].weekend

/** Every possible locale, by address prefix. A tenant offers those of its markets and languages. */
export const locales = dictionary<Locale>(
  Object.fromEntries(
    countries.flatMap((country) =>
      table[country].languages.map((language) => {
        const prefix = country === 'id' ? language : `${language}-${country}`
        const locale: Locale = {
          prefix,
          language,
          country,
          direction: language === 'ar' ? 'rtl' : 'ltr',
          intl: intlTag(language, table[country].region),
          weekStart: table[country].weekStart ?? weekStartIn[language],
        }
        return [prefix, locale] as const
      }),
    ),
  ),
)

/** Longer spellings of a prefix that redirect to the locale. */
export const localeAliases = dictionary({ 'id-id': 'id', 'en-id': 'en' })

/** The locales a tenant offers, in the order of its markets and languages. */
export function offeredLocales(markets: readonly Country[], spoken: readonly Language[]): Locale[] {
  return markets.flatMap((country) =>
    table[country].languages
      .filter((language) => spoken.includes(language))
      .map((language) => locales[country === 'id' ? language : `${language}-${country}`]!),
  )
}
