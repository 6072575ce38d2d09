import type { LocaleInit } from '#contract/content'
import { offeredLocales, type Language, type Locale } from '#contract/locale'
import { weekStartOf } from '#contract/week-start'
import type { ClientConfiguration, CountryLanguages } from '#contract/tenant'

/** A country's row in the directory. */
type CountryRow = { code: string; nameEn: string; nameAr: string; nameId: string; currency: string }

/** The locales a tenant offers and the default one (C15): its own country, in its first language spoken there. */
export function toLocaleInit({ markets, languages, country_code }: ClientConfiguration): LocaleInit {
  const offered = offeredLocales(markets, languages)
  const home = offered.filter(({ country }) => country === country_code)
  const first = home.find(({ language }) => language === languages[0]) ?? home[0] ?? offered[0]
  return {
    default_locale: first?.prefix ?? '',
    locales: offered.map((locale) => ({ ...locale, week_start: weekStartOf(locale.country) })),
  }
}

/** The countries of the country menu with their languages (C08, T10), all named in one language. */
export function toCountryLanguages(
  { markets, languages }: ClientConfiguration,
  rows: CountryRow[],
  language: Language,
): CountryLanguages[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const offered = offeredLocales(markets, languages)
  return markets.flatMap((country) => {
    const row = rows.find(({ code }) => code === country)
    if (!row) return []
    const spoken = offered
      .filter((locale) => locale.country === country)
      .map((locale) => ({
        language: locale.language,
        name: names.of(locale.language) ?? locale.language,
        locale: locale.prefix,
      }))
    return [{ country, name: nameIn(row, language), currency: row.currency, languages: spoken }]
  })
}

/** The locale of a tenant for a country, in the wanted language where it is spoken there. */
export function localeIn(
  { markets, languages }: ClientConfiguration,
  country: string,
  language: Language,
): Locale | undefined {
  const offered = offeredLocales(markets, languages).filter((locale) => locale.country === country)
  return offered.find((locale) => locale.language === language) ?? offered[0]
}

const nameIn = ({ nameEn, nameAr, nameId }: CountryRow, language: Language) =>
  ({ en: nameEn, ar: nameAr, id: nameId })[language]
